// All six machines, by name.

import type { Drawing } from "../kit";
import airship from "./airship";
import fortress from "./fortress";
import mole from "./mole";
import spider from "./spider";
import submersible from "./submersible";
import zeppelin from "./zeppelin";

export const DRAWINGS: Record<string, Drawing> = { fortress, airship, spider, zeppelin, mole, submersible };
