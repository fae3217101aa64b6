import { mount } from "svelte";
import GalleryLoop from "./GalleryLoop.svelte";
import face from "./games/the-loop";
const query = new URLSearchParams(location.search);
const locale = query.get("locale") ?? "en";
const [fixture, words] = await Promise.all([fetch(`/fixtures/${query.get("game") ?? "the-loop"}.json`).then((a) => a.json()), face.words![locale]!()]);
document.documentElement.lang = locale;
mount(GalleryLoop, { target: document.getElementById("app")!, props: { fixture, face, words, number: Number(query.get("frame") ?? 0), locale, end: query.has("end") } });
