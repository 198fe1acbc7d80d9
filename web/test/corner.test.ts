// The board's buttons keep out of the way of what can be picked.
import { expect, test } from "vitest";
import { freestCorner } from "../src/lib/drawing.ts";

const room = { left: 0, top: 100, right: 390, bottom: 350 };
const size = { width: 100, height: 30 };
const at = (left: number, top: number) => ({ left, top, right: left + 14, bottom: top + 14 });
const corner = (...boxes: ReturnType<typeof at>[]) => freestCorner("bottom right", room, size, 5, boxes);

test("the buttons stay where they cover nothing", () => {
  expect(corner()).toBe("bottom right");
  expect(corner(at(200, 200))).toBe("bottom right");
  expect(freestCorner("top left", room, size, 5, [at(200, 200)])).toBe("top left");
});

test("a piece under them sends them to a corner without one", () => {
  expect(corner(at(300, 325))).toBe("bottom left");
  expect(corner(at(300, 325), at(20, 330))).toBe("top right");
  expect(corner(at(300, 325), at(20, 330), at(300, 110))).toBe("top left");
});

test("where every corner has some, the fewest count", () => {
  expect(corner(at(300, 325), at(320, 325), at(20, 330), at(40, 330), at(300, 110), at(310, 110), at(20, 110))).toBe(
    "top left",
  );
});

test("a piece that would be hidden counts for more than areas of which only a rim is covered", () => {
  const area = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 90 });
  const rims = [area(0, 250), area(90, 250), area(0, 100), area(90, 100), area(280, 110), area(200, 110)];
  expect(corner(...rims, at(300, 325))).not.toBe("bottom right");
});
