/** Small sounds, made by the browser itself; none until somebody asks for them. */
import { wishes } from "./wishes.svelte.ts";

export type Sound = "turn" | "move" | "fight" | "time" | "end";

/** Notes of each sound: frequency in Hz, when it begins and how long it lasts in seconds, how loud. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  move: [[420, 0, 0.06, 0.05]],
  turn: [
    [523, 0, 0.14, 0.09],
    [784, 0.12, 0.22, 0.09],
  ],
  fight: [
    [130, 0, 0.18, 0.14],
    [98, 0.08, 0.25, 0.12],
  ],
  time: [
    [392, 0, 0.3, 0.06],
    [587, 0.02, 0.34, 0.05],
  ],
  end: [
    [392, 0, 0.2, 0.08],
    [523, 0.16, 0.2, 0.08],
    [659, 0.32, 0.45, 0.09],
  ],
};

let context: AudioContext | null = null;

/** Says whether anything was played. */
export function play(sound: Sound): boolean {
  if (!wishes.sound || typeof AudioContext === "undefined") return false;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [pitch, start, length, loud] of NOTES[sound]) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.type = sound === "fight" ? "triangle" : "sine";
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, now + start);
      level.gain.linearRampToValueAtTime(loud, now + start + 0.01);
      level.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
      tone.connect(level).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + length + 0.02);
    }
    return true;
  } catch {
    return false; // a browser without sound stays silent
  }
}
