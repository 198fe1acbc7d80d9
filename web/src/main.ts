import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speech, wantedLanguage } from "./lib/speech.svelte.ts";

await speech.speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });
