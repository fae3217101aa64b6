// A glyph for every trap, treasure and card: from game-icons.net, and four of our own in the same box of 512 x 512.

import padlock from "icon:padlock";
import camera from "icon:cctv-camera";
import laser from "icon:laser-warning";
import joystick from "icon:joystick";
import bolt from "icon:power-lightning";
import prints from "icon:boot-prints";
import passage from "icon:secret-door";
import tiedScroll from "icon:tied-scroll";
import rolledCloth from "icon:rolled-cloth";
import egg from "icon:easter-egg";
import notebook from "icon:notebook";
import book from "icon:book-cover";
import scroll from "icon:scroll-unfurled";
import quill from "icon:scroll-quill";
import clockwork from "icon:clockwork";
import nefertiti from "icon:nefertiti";
import pharaoh from "icon:pharoah";
import crown from "icon:queen-crown";
import monaLisa from "icon:mona-lisa";
import excalibur from "icon:sword-in-stone";
import chest from "icon:locked-chest";
import skull from "icon:death-skull";
import katana from "icon:katana";
import sprint from "icon:sprint";
import push from "icon:push";
import panes from "icon:window";
import friends from "icon:three-friends";
import footsteps from "icon:footsteps";
import goose from "icon:goose";
import skeletonKey from "icon:skeleton-key";
import hook from "icon:pulley-hook";
import boltCutter from "icon:bolt-cutter";
import sawblade from "icon:circular-sawblade";
import oilCan from "icon:oil-can";
import exitDoor from "icon:exit-door";
import sands from "icon:sands-of-time";
import needle from "icon:sewing-needle";
import frozen from "icon:frozen-block";
import robber from "icon:robber-hand";
import alarm from "icon:alarm-clock";
import backward from "icon:backward-time";
import unplugged from "icon:unplugged";
import spool from "icon:film-spool";
import microchip from "icon:microchip";
import remote from "icon:tv-remote";
import screwdriver from "icon:screwdriver";
import lever from "icon:lever";
import riddle from "icon:perspective-dice-six-faces-random";
import poker from "icon:poker-hand";
import shamrock from "icon:shamrock";
import dice from "icon:rolling-dices";
import cauldron from "icon:cauldron";
import coin from "icon:coinflip";
import type { Trap } from "../view";

// The marks on our own are the dark of a treasure's ground, so that they read on it and on gold.
const DARK = 'fill="none" stroke="#15183F" stroke-linecap="round" stroke-linejoin="round"';

const saw =
  '<path fill="currentColor" fill-rule="evenodd" d="M494 256L431 273L441 313L467 367L403 352L394 393L391 452L342 410L314 441L285 492L260 432L221 447L172 479L178 414L137 409L78 414L114 359L79 336L25 313L82 281L62 245L25 199L90 198L90 156L78 98L136 127L155 90L172 33L210 86L244 62L285 20L294 84L335 79L391 60L369 121L408 136L467 145L419 190L447 221ZM204 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0ZM232 138a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM334 315a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM130 315a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z"/>';

const rosetta =
  '<path fill="currentColor" d="M113 102L236 41L379 72L420 174L430 399L358 471H133L82 430L92 225Z"/>' +
  `<g ${DARK} stroke-width="26"><path d="M164 143h51M256 133l31 31l41-41M154 205h194" stroke-dasharray="36 31"/><path d="M143 276h236M143 328h236" stroke-dasharray="72 26 26 26"/><path d="M143 384h225M154 430h184" stroke-dasharray="20 26"/></g>`;

const warrior =
  '<path fill="currentColor" d="M228 70q-8-46 28-54q36 8 28 54q42 14 42 66q0 50-32 72v16l78 28q34 12 40 50l22 118h-52l-10-50v92q-116 48-232 0v-92l-10 50h-52l22-118q6-38 40-50l78-28v-16q-32-22-32-72q0-52 42-66z"/>' +
  `<g ${DARK} stroke-width="16"><path d="M192 132h128M216 168h22M274 168h22M236 202h40M168 276h176M160 330h192M152 384h208M200 240v210M256 240v222M312 240v210"/></g>`;

const crystalSkull =
  skull + `<g ${DARK} stroke-width="12"><path d="M256 40L160 118L200 190L256 150L312 190L352 118ZM160 118L60 190M352 118L452 190M256 150v70"/></g>`;

export const TRAP_GLYPHS: Record<Trap, string> = { padlock, saw, camera, laser, console: joystick };

export const TREASURE_GLYPHS: Record<string, string> = {
  "magna-carta": tiedScroll,
  "turin-shroud": rolledCloth,
  "faberge-egg": egg,
  "da-vincis-notebook": notebook,
  "gutenberg-bible": book,
  "dead-sea-scrolls": scroll,
  "declaration-of-independence": quill,
  "antikythera-mechanism": clockwork,
  "bust-of-nefertiti": nefertiti,
  "terracotta-warrior": warrior,
  "rosetta-stone": rosetta,
  "mask-of-tutankhamun": pharaoh,
  "crown-jewels": crown,
  "mona-lisa": monaLisa,
  excalibur,
  "ark-of-the-covenant": chest,
  "crystal-skull": crystalSkull,
  "sabre-of-morimoto": katana,
};

export const CARD_GLYPHS: Record<string, string> = {
  sprint,
  "shoulder-charge": push,
  "back-to-the-windows": panes,
  regroup: friends,
  "follow-me": footsteps,
  "wild-goose-chase": goose,
  "skeleton-key": skeletonKey,
  "remote-winch": hook,
  "bolt-cutters": boltCutter,
  "jammed-blades": sawblade,
  "oiled-hinges": oilCan,
  doorstop: exitDoor,
  "borrowed-time": sands,
  "stitch-in-time": needle,
  "frozen-hands": frozen,
  "stolen-moment": robber,
  "eleventh-hour": alarm,
  "deja-vu": backward,
  "short-circuit": unplugged,
  "looped-feed": spool,
  "override-code": microchip,
  "remote-control": remote,
  "quick-fix": screwdriver,
  "fail-safe": lever,
  "loaded-die": riddle,
  "sleight-of-hand": poker,
  "lucky-break": shamrock,
  "roll-with-it": dice,
  "pot-luck": cauldron,
  "fifty-fifty": coin,
};

export { bolt, passage, prints };
