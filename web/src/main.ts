import { mount } from "svelte";
import App from "./App.svelte";
import { loadGuest } from "$lib/guest.svelte";
import { startLocale } from "$lib/locale.svelte";
import { startRouter } from "$lib/router.svelte";
import { loadPage } from "./pages/pages";
import "./styles/base.css";

// The guest comes before any page asks for something; without the server, pages that need it say so themselves.
const guest = loadGuest().catch(() => {});
await Promise.all([guest, startLocale(), startRouter(loadPage)]);
mount(App, { target: document.getElementById("app")! });
