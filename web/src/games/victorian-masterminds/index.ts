// The face of Victorian Masterminds.

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sans-sc/latin-500.css";
import "@fontsource/alegreya-sans-sc/latin-700.css";
import "@fontsource/old-standard-tt/latin-700.css";
import "@fontsource/playfair-display-sc/latin-700.css";
import "./tokens.css";

import type { GameFace } from "$lib/contract";
import { colourOf } from "./art/palette";
import { beat, heading } from "./beat";
import Board from "./board/Board.svelte";
import ServicePanel from "./board/ServicePanel.svelte";
import Dock from "./dock/Dock.svelte";
import End from "./End.svelte";
import Face from "./Face.svelte";
import Logo from "./Logo.svelte";
import Piece from "./Piece.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import type { View } from "./view";

const face: GameFace<View> = {
  name: "victorian-masterminds",
  Board,
  Dock,
  Players,
  Status,
  Piece,
  End,
  Face,
  Logo,
  beat,
  heading,
  boardTab: "label-cities",
  panels: [{ name: "service", label: "vm-service", badge: (play) => play.view.level, Panel: ServicePanel }],
  tint: (kind, name) => (kind === "seat" ? colourOf(Number(name) - 1).text : undefined),
  pieces: [
    "city",
    "agent",
    "building",
    "machine",
    "spoil",
    "icon",
    "bonus",
    "mission",
    "segment",
    "seat",
    "special",
    "label",
  ],
  words: {
    en: () => import("./words.en.ftl?raw").then((module) => module.default),
    fr: () => import("./words.fr.ftl?raw").then((module) => module.default),
    de: () => import("./words.de.ftl?raw").then((module) => module.default),
  },
};

export default face;
