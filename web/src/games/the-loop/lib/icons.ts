// A glyph of game-icons.net for each card and each Ultramachina, drawn as a neon tube on the dimension's pattern.

import threeDStairs from "icon:3d-stairs";
import ancientScrew from "icon:ancient-screw";
import atomCore from "icon:atom-core";
import audioCassette from "icon:audio-cassette";
import bandageRoll from "icon:bandage-roll";
import batteryQuarter from "icon:battery-25";
import batteryPack from "icon:battery-pack";
import bigGear from "icon:big-gear";
import bodySwapping from "icon:body-swapping";
import brainStem from "icon:brain-stem";
import burningBook from "icon:burning-book";
import burningEmbers from "icon:burning-embers";
import buttonFinger from "icon:button-finger";
import campfire from "icon:campfire";
import cannon from "icon:cannon";
import cardBurn from "icon:card-burn";
import carnivalMask from "icon:carnival-mask";
import catapult from "icon:catapult";
import cauldron from "icon:cauldron";
import cubeforce from "icon:cubeforce";
import cubes from "icon:cubes";
import deer from "icon:deer";
import dolmen from "icon:dolmen";
import earthWorm from "icon:earth-worm";
import emptyHourglass from "icon:empty-hourglass";
import energyBreath from "icon:energy-breath";
import flood from "icon:flood";
import furnace from "icon:furnace";
import gamepad from "icon:gamepad";
import headbandKnot from "icon:headband-knot";
import holyGrail from "icon:holy-grail";
import hook from "icon:hook";
import hornedReptile from "icon:horned-reptile";
import horseHead from "icon:horse-head";
import hound from "icon:hound";
import huntingHorn from "icon:hunting-horn";
import idCard from "icon:id-card";
import impLaugh from "icon:imp-laugh";
import joystick from "icon:joystick";
import lightBulb from "icon:light-bulb";
import lightningFrequency from "icon:lightning-frequency";
import magicPortal from "icon:magic-portal";
import magnet from "icon:magnet";
import mammoth from "icon:mammoth";
import matryoshkaDolls from "icon:matryoshka-dolls";
import mechanicalArm from "icon:mechanical-arm";
import monaLisa from "icon:mona-lisa";
import moneyStack from "icon:money-stack";
import nanoBot from "icon:nano-bot";
import nuclear from "icon:nuclear";
import openBook from "icon:open-book";
import openedFoodCan from "icon:opened-food-can";
import powerGenerator from "icon:power-generator";
import pressureCooker from "icon:pressure-cooker";
import punchBlast from "icon:punch-blast";
import rat from "icon:rat";
import rayGun from "icon:ray-gun";
import rollerSkate from "icon:roller-skate";
import rotaryPhone from "icon:rotary-phone";
import roundTable from "icon:round-table";
import scrollQuill from "icon:scroll-quill";
import scrollUnfurled from "icon:scroll-unfurled";
import shakingHands from "icon:shaking-hands";
import shoppingCart from "icon:shopping-cart";
import shouting from "icon:shouting";
import skateboard from "icon:skateboard";
import spartan from "icon:spartan";
import steamBlast from "icon:steam-blast";
import steamLocomotive from "icon:steam-locomotive";
import stoneWheel from "icon:stone-wheel";
import stopwatch from "icon:stopwatch";
import suckeredTentacle from "icon:suckered-tentacle";
import swapBag from "icon:swap-bag";
import tankTread from "icon:tank-tread";
import telescope from "icon:telescope";
import teslaCoil from "icon:tesla-coil";
import timeBomb from "icon:time-bomb";
import topHat from "icon:top-hat";
import trebuchet from "icon:trebuchet";
import tv from "icon:tv";
import twoCoins from "icon:two-coins";
import ufo from "icon:ufo";
import underwear from "icon:underwear";
import unplugged from "icon:unplugged";
import upgrade from "icon:upgrade";
import vacuumCleaner from "icon:vacuum-cleaner";
import valve from "icon:valve";
import vhs from "icon:vhs";
import vortex from "icon:vortex";
import wingedLeg from "icon:winged-leg";
import woodClub from "icon:wood-club";
import wrench from "icon:wrench";
import yinYang from "icon:yin-yang";

const CARDS: Record<string, string> = {
  "quantum-wrench": wrench,
  "super-undies": underwear,
  "bag-of-tricks": swapBag,
  "breizhwerk-walkman": audioCassette,
  "celto-goth-skates": rollerSkate,
  "long-range-patch": bandageRoll,
  "disguise-headband": headbandKnot,
  "energy-grub": earthWorm,
  "a-thousand-first-names": scrollUnfurled,
  "colleague-costume": bodySwapping,
  "cosmic-sucker": suckeredTentacle,
  "breath-of-origins": energyBreath,
  "phase-out-ray": rayGun,
  "rocket-fist": punchBlast,
  "binary-punchline": impLaugh,
  "magnetic-claw": magnet,
  "purple-tank-treads": tankTread,
  "zx-battery": batteryPack,
  wormhole: magicPortal,
  tempograph: stopwatch,
  "grappling-hook": hook,
  "firm-handshake": shakingHands,
  "year-end-bonus": moneyStack,
  "business-card": idCard,
  "double-joystick": gamepad,
  "pressure-cooker": pressureCooker,
  "relief-valve": valve,
  "antimatter-core": atomCore,
  "blast-furnace-fist": furnace,
  "big-tantrum": shouting,
  "spartan-shield": spartan,
  "stonehenge-stones": dolmen,
  "first-fire": campfire,
  "square-wheel": stoneWheel,
  "draft-mammoth": mammoth,
  "diplomatic-club": woodClub,
  "cave-painting": deer,
  "war-steed": horseHead,
  "holy-grail": holyGrail,
  "clone-trebuchet": trebuchet,
  "rallying-horn": huntingHorn,
  "round-table": roundTable,
  "boiling-oil": cauldron,
  "colleague-catapult": catapult,
  "da-vincis-manuscript": scrollQuill,
  "aerial-screw": ancientScrew,
  "galileos-spyglass": telescope,
  "gutenbergs-press": openBook,
  "venetian-mask": carnivalMask,
  "florentine-culverin": cannon,
  "generous-patron": twoCoins,
  matryoshka: matryoshkaDolls,
  "edisons-light-bulb": lightBulb,
  "teslas-teleporter": teslaCoil,
  "steam-engine": powerGenerator,
  "watertight-top-hat": topHat,
  "runaway-locomotive": steamLocomotive,
  "instant-telegraph": lightningFrequency,
  "hover-plank": skateboard,
  "cubic-puzzle": cubes,
  "videotape-recorder": vhs,
  "arcade-cabinet": joystick,
  "mad-shopping-trolley": shoppingCart,
  "intertemporal-fax": rotaryPhone,
  "two-tone-eraser": yinYang,
  "vacuum-drone": vacuumCleaner,
  "telescopic-arms": mechanicalArm,
  "pocket-atomic-cell": nuclear,
  "tractor-beam": ufo,
  "too-artificial-intelligence": brainStem,
  "five-d-printer": cubeforce,
  "antigravity-boots": wingedLeg,
  "cracked-hourglass": emptyHourglass,
  "vortex-vacuum": vortex,
  "last-battery-on-earth": batteryQuarter,
  "big-red-button": buttonFinger,
  "cosmic-tin-can": openedFoodCan,
  "ashes-of-the-future": burningEmbers,
  "radioactive-hound": hound,
};

const MACHINES: Record<string, string> = {
  "primordial-deluge": flood,
  "resentful-reptiles": hornedReptile,
  "quantum-inquisition": burningBook,
  "paradox-plague": rat,
  "karmic-renaissance": monaLisa,
  "warped-perspective": threeDStairs,
  "runaway-boiler": steamBlast,
  "temporal-taylorism": bigGear,
  "energy-crash": unplugged,
  "commercial-break": tv,
  "forced-update": upgrade,
  "nano-clone-swarm": nanoBot,
  "final-auto-da-fe": cardBurn,
  countdown: timeBomb,
};

/** A card of one's own has no glyph here: its dimension gives it one. */
const BY_DIMENSION: Record<string, string> = { spiral: vortex, star: energyBreath, stripes: magnet, "black-hole": atomCore };

export function cardIcon(card: string, dimension: string): string {
  return CARDS[card] ?? BY_DIMENSION[dimension] ?? swapBag;
}

export function machineIcon(machine: string): string {
  return MACHINES[machine] ?? bigGear;
}
