import "../src/fonts.css";
import "../src/styles.css";
import { mount } from "svelte";
import App from "../src/App.svelte";
import { arrival } from "./arrival.svelte";
import Status from "./Status.svelte";

mount(App, { target: document.getElementById("page")! });
mount(Status, { target: document.body });
void arrival.begin();
