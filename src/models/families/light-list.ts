import { blind } from '#models/families/blind.ts';
import { ceilingLamp } from '#models/families/ceiling-lamp.ts';
import { chandelier } from '#models/families/chandelier.ts';
import { curtain } from '#models/families/curtain.ts';
import { cushion } from '#models/families/cushion.ts';
import { floorLamp } from '#models/families/floor-lamp.ts';
import { pendant } from '#models/families/pendant.ts';
import { rug } from '#models/families/rug.ts';
import { tableLamp } from '#models/families/table-lamp.ts';
import { throwBlanket } from '#models/families/throw.ts';
import { wallLamp } from '#models/families/wall-lamp.ts';
import type { Family } from '#models/family.ts';

/** To see by, and the cloth of a home: lamps, rugs, curtains, cushions, throws. */
export const lamps: readonly Family[] = [floorLamp, tableLamp, pendant, ceilingLamp, wallLamp, chandelier, rug, curtain, blind, cushion, throwBlanket];
