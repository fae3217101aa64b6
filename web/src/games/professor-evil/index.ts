// The face of Professor Evil.

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sc/latin-700.css";
import "@fontsource/alegreya-sc/latin-800.css";
import "@fontsource/alegreya/latin-500-italic.css";
import "@fontsource/alegreya/latin-700-italic.css";
import "@fontsource/elsie-swash-caps/latin-900.css";
import "./tokens.css";
import type { GameFace } from "$lib/contract";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Face from "./Face.svelte";
import Logo from "./Logo.svelte";
import Piece from "./Piece.svelte";
import PageDefs from "./piece/PageDefs.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { components, type Colour, type View } from "./view";

const LIGHT: Record<Colour, string> = { red: "#FFB4A8", green: "#A9F0CB", blue: "#BFD8FF" };

const face: GameFace<View> = {
  name: "professor-evil",
  Board,
  Dock,
  Players,
  Status,
  Piece,
  End,
  Face,
  Logo,
  boardTab: "label-manor",
  beat,
  heading,
  primary: (action) => action === "roll" || action === "resolve",
  pieces: ["character", "room", "door", "trap", "treasure", "colour", "card", "die", "face", "hour"],
  unlisted: (kind, name, info) => kind === "door" && !(name in info.components.doors), // two rooms without one
  Defs: PageDefs,
  tint: (kind, name, play) => {
    if (kind === "character") return components(play).characters[name]?.colour;
    return kind === "colour" ? LIGHT[name as Colour] : undefined;
  },
  words: {
    en: () => import("./words.en.ftl?raw").then((file) => file.default),
    fr: () => import("./words.fr.ftl?raw").then((file) => file.default),
    de: () => import("./words.de.ftl?raw").then((file) => file.default),
  },
};

export default face;
