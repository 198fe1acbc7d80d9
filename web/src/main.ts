import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followKeys } from "./lib/person.ts";
import { startWorker } from "./lib/worker.ts";
import { speech, wantedLanguage } from "./lib/speech.svelte.ts";

await speech.speak(wantedLanguage());
followKeys();
if (import.meta.env.PROD) startWorker();
mount(App, { target: document.getElementById("app")! });
