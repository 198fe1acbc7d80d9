import Whole from "./Whole.svelte";

export { Whole };
