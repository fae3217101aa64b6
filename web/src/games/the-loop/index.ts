// The face of The LOOP.

import "@fontsource/chakra-petch/latin-500.css";
import "@fontsource/chakra-petch/latin-500-italic.css";
import "@fontsource/chakra-petch/latin-600.css";
import "@fontsource/chakra-petch/latin-700.css";
import "@fontsource/righteous/latin-400.css";
import "./tokens.css";
import type { GameFace } from "$lib/contract";
import Board from "./board/Board.svelte";
import Dock from "./dock/Dock.svelte";
import End from "./End.svelte";
import Face from "./Face.svelte";
import Logo from "./Logo.svelte";
import Piece from "./Piece.svelte";
import PageDefs from "./piece/PageDefs.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { beat, heading } from "./beats";
import { actor } from "./lib/actors";
import { home } from "./lib/catalogue";
import { epochOf, kindOf } from "./lib/palette";
import type { LoopView } from "./view";

const face: GameFace<LoopView> = {
  name: "the-loop",
  Board,
  Dock,
  Players,
  Status,
  Piece,
  End,
  Face,
  Logo,
  boardTab: "ui-ring-tab",
  beat,
  heading,
  actor,
  tint(kind, name, play) {
    if (kind === "epoch") return epochOf(name).tone;
    if (kind === "agent") return epochOf(home(play.info, name)).tone;
    if (kind === "clone") return kindOf(name).target.tone;
    return undefined;
  },
  pieces: ["card", "agent", "epoch", "mission", "machine", "clone", "dimension", "loop", "mode", "difficulty", "pile"],
  unlisted: (kind) => kind === "loop", // its dimension
  Defs: PageDefs,
  primary: (action) => action === "stop",
  words: {
    en: () => import("./words.en.ftl?raw").then((file) => file.default),
    fr: () => import("./words.fr.ftl?raw").then((file) => file.default),
    de: () => import("./words.de.ftl?raw").then((file) => file.default),
  },
};

export default face;
