/** The drawing marked `data-picture="x y width height"` as a picture: colours resolved, what is only for editing left out. */
export function picture(drawn: SVGSVGElement, title: string): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll("[data-edit]")) part.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes])
      if (/^(tabindex|role|class|style|data-|aria-)/.test(name)) part.removeAttribute(name);
  }
  const box = drawn.dataset.picture!;
  const [, , width, height] = box.split(" ").map(Number) as [number, number, number, number];
  copy.setAttribute("viewBox", box);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  copy.setAttribute("font-family", "system-ui, sans-serif");
  const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
  name.textContent = title;
  copy.prepend(name);
  const colours = getComputedStyle(drawn);
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/<!--.*?-->/gs, "")
    .replace(/var\((--[\w-]+)\)/g, (_, colour: string) => colours.getPropertyValue(colour).trim() || "#888");
}

/** The same as a PNG, twice the size. */
export async function png(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no PNG"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
