// A network that can be cut: a page that goes through it hears nothing more, and no connection is closed.
import { connect, createServer } from "node:net";

export async function wire(url) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  let cut = false;
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      if (cut) from.pause();
    }
  });
  await new Promise((done) => between.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${between.address().port}`,
    cut() {
      cut = true;
      for (const one of open) one.unpipe().pause();
    },
    /** What was open is lost, and new ways lead through. */
    heal() {
      cut = false;
      for (const one of open) one.destroy();
    },
    async close() {
      for (const one of open) one.destroy();
      await new Promise((done) => between.close(done));
    },
  };
}
