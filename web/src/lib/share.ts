/** A text as a word that fits into a link's fragment, and back: deflated, base64url. */
async function through(bytes: Uint8Array, way: TransformStream<Uint8Array, Uint8Array>): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream() as unknown as ReadableStream<Uint8Array>;
  return new Uint8Array(await new Response(stream.pipeThrough(way) as unknown as BodyInit).arrayBuffer());
}

type Way = TransformStream<Uint8Array, Uint8Array>;

export async function pack(text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw") as unknown as Way);
  let binary = "";
  for (const byte of small) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(word: string): Promise<string> {
  const binary = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await through(bytes, new DecompressionStream("deflate-raw") as unknown as Way),
  );
}
