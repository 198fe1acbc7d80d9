// What a person can see of a decision. All of this runs in the page.

/** What of the question cannot be seen at this size: everything that glows, every whole face, points and turn. */
export function unseen(phone) {
  const [width, height] = [innerWidth, innerHeight];
  const found = [];
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.height > 0 &&
      box.left >= -1 &&
      box.top >= -1 &&
      box.right <= width + 1 &&
      box.bottom <= height + 1
    );
  };
  /** Some of it can be hit: nothing lies over all of it. */
  const free = (element) => {
    const box = element.getBoundingClientRect();
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.85],
      [0.12, 0.15],
      [0.9, 0.9],
    ]) {
      const hit = document.elementFromPoint(box.x + box.width * fx, box.y + box.height * fy);
      if (hit && hit.closest("[data-lit]") === element) return true;
    }
    return false;
  };
  const lit = [...document.querySelectorAll("[data-lit]")].filter((one) => one.getClientRects().length > 0);
  for (const one of lit) if (!shown(one) || !free(one)) found.push(`glows unseen: ${one.dataset.lit}`);
  if (document.querySelector("[data-test=choose]") && !lit.length) found.push("nothing glows");
  // A list that was cut would hide what can be picked.
  const list = document.querySelector("[data-test=choose] ul");
  if (list && list.scrollHeight > list.clientHeight + 1) found.push("the list is cut");
  const choose = document.querySelector("[data-test=choose]");
  const faces = [...document.querySelectorAll("[data-test=choose] [data-face]")];
  for (const one of faces) {
    const face = one.querySelector("[data-test=face]");
    if (!face || !shown(face) || face.scrollHeight > face.clientHeight + 1)
      found.push(`a face is cut: ${one.dataset.face}`);
  }
  if (choose && !phone && faces.length < Number(choose.dataset.faces))
    found.push(`${choose.dataset.faces} faces, ${faces.length} in sight`);
  const points = [...document.querySelectorAll("[data-test=strip] [data-test=points]")];
  if (!points.length || !points.every(shown)) found.push("points unseen");
  const when = document.querySelector("[data-test=when]");
  if (!when || !shown(when)) found.push("the time is unseen");
  const now = document.querySelector("[data-test=strip] [aria-current=true], [data-test=strip] .asked");
  if (!now || !shown(now)) found.push("whose turn it is is unseen");
  const wide = document.documentElement.scrollWidth;
  if (wide > width + 1 || document.documentElement.scrollHeight > height + 1) found.push("the page scrolls");
  return found;
}

/** The smallest letters of the board, in pixels. */
export function smallest() {
  const svg = document.querySelector(".board svg");
  const unit = svg.getScreenCTM().a;
  return Math.min(...[...svg.querySelectorAll("text")].map((one) => parseFloat(getComputedStyle(one).fontSize) * unit));
}
