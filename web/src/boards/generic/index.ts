import Below from "./Below.svelte";

export { Below };
