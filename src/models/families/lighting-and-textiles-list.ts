import { blind } from '#models/families/textiles/blind.ts';
import { ceilingLamp } from '#models/families/lighting/ceiling-lamp.ts';
import { chandelier } from '#models/families/lighting/chandelier.ts';
import { curtain } from '#models/families/textiles/curtain.ts';
import { cushion } from '#models/families/textiles/cushion.ts';
import { floorLamp } from '#models/families/lighting/floor-lamp.ts';
import { pendant } from '#models/families/lighting/pendant.ts';
import { rug } from '#models/families/textiles/rug.ts';
import { tableLamp } from '#models/families/lighting/table-lamp.ts';
import { throwBlanket } from '#models/families/textiles/throw.ts';
import { wallLamp } from '#models/families/lighting/wall-lamp.ts';
import type { Family } from '#models/family.ts';

/** To see by, and the cloth of a home: lamps, rugs, curtains, cushions, throws. */
export const lightingAndTextiles: readonly Family[] = [
  floorLamp,
  tableLamp,
  pendant,
  ceilingLamp,
  wallLamp,
  chandelier,
  rug,
  curtain,
  blind,
  cushion,
  throwBlanket,
];
