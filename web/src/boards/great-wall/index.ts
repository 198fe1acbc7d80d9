export { Below } from "../generic/index.ts";
