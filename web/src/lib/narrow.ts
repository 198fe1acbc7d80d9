import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as a phone held upright: boards then stack instead of lying side by side. */
export const narrow = new MediaQuery("max-width: 900px", false);

/** Whether the question needs all the room beside the board: the coach then lies over it while it speaks. */
export const crowded = new MediaQuery("(max-width: 900px), (max-height: 999px)", false);
