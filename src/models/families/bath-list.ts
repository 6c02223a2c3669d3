import { basin } from '#models/families/bath/basin.ts';
import { bath } from '#models/families/bath/bath.ts';
import { bathroomCabinet } from '#models/families/bath/bathroom-cabinet.ts';
import { bathroomTall } from '#models/families/bath/bathroom-tall.ts';
import { floorMirror } from '#models/families/mirrors/floor-mirror.ts';
import { kitchenSink } from '#models/families/kitchen/kitchen-sink.ts';
import { mirror } from '#models/families/mirrors/mirror.ts';
import { pedestalBasin } from '#models/families/bath/pedestal-basin.ts';
import { shower } from '#models/families/bath/shower.ts';
import { tap } from '#models/families/bath/tap.ts';
import { towelRadiator } from '#models/families/bath/towel-radiator.ts';
import { towelRail } from '#models/families/bath/towel-rail.ts';
import { vanity } from '#models/families/bath/vanity.ts';
import { wallBasin } from '#models/families/bath/wall-basin.ts';
import { wallTap } from '#models/families/bath/wall-tap.ts';
import { wallVanity } from '#models/families/bath/wall-vanity.ts';
import { wallWc } from '#models/families/bath/wall-wc.ts';
import { wc } from '#models/families/bath/wc.ts';
import type { Family } from '#models/family.ts';

/** To wash in and to see oneself by: WCs, basins, baths, showers, taps, mirrors. */
export const bathware: readonly Family[] = [
  mirror,
  wc,
  wallWc,
  basin,
  wallBasin,
  pedestalBasin,
  tap,
  wallTap,
  vanity,
  wallVanity,
  bath,
  shower,
  kitchenSink,
  towelRail,
  towelRadiator,
  bathroomCabinet,
  bathroomTall,
  floorMirror,
];
