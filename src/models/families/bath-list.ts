import { basin } from '#models/families/basin.ts';
import { bath } from '#models/families/bath.ts';
import { mirror } from '#models/families/mirror.ts';
import { pedestalBasin } from '#models/families/pedestal-basin.ts';
import { tap } from '#models/families/tap.ts';
import { wallBasin } from '#models/families/wall-basin.ts';
import { wallTap } from '#models/families/wall-tap.ts';
import { wallWc } from '#models/families/wall-wc.ts';
import { wc } from '#models/families/wc.ts';
import type { Family } from '#models/family.ts';

/** To wash in and to see oneself by: WCs, basins, baths, showers, taps, mirrors. */
export const bathware: readonly Family[] = [mirror, wc, wallWc, basin, wallBasin, pedestalBasin, tap, wallTap, bath];
