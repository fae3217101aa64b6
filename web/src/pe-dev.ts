import { mount } from "svelte";
import Dev from "./PeDev.svelte";
import face from "./games/professor-evil/index";
const query = new URLSearchParams(location.search);
const locale = query.get("locale") ?? "en";
const fixture = await (await fetch(query.get("fixture") ?? "/fixtures/professor-evil.json")).json();
const own = await face.words![locale]!();
mount(Dev, { target: document.getElementById("app")!, props: { fixture, number: Number(query.get("frame") ?? 0), locale, own } });
