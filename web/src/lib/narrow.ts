import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as a phone held upright: boards then stack instead of lying side by side. */
export const narrow = new MediaQuery("max-width: 900px", false);
