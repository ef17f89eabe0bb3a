import "../src/fonts.css";
import "../src/styles.css";
import { mount } from "svelte";
import Workbench from "./Workbench.svelte";

mount(Workbench, { target: document.getElementById("page")! });
