import { basin } from '#models/families/basin.ts';
import { bath } from '#models/families/bath.ts';
import { bathroomCabinet } from '#models/families/bathroom-cabinet.ts';
import { bathroomTall } from '#models/families/bathroom-tall.ts';
import { floorMirror } from '#models/families/floor-mirror.ts';
import { kitchenSink } from '#models/families/kitchen-sink.ts';
import { mirror } from '#models/families/mirror.ts';
import { pedestalBasin } from '#models/families/pedestal-basin.ts';
import { shower } from '#models/families/shower.ts';
import { tap } from '#models/families/tap.ts';
import { towelRadiator } from '#models/families/towel-radiator.ts';
import { towelRail } from '#models/families/towel-rail.ts';
import { vanity } from '#models/families/vanity.ts';
import { wallBasin } from '#models/families/wall-basin.ts';
import { wallTap } from '#models/families/wall-tap.ts';
import { wallVanity } from '#models/families/wall-vanity.ts';
import { wallWc } from '#models/families/wall-wc.ts';
import { wc } from '#models/families/wc.ts';
import type { Family } from '#models/family.ts';

/** To wash in and to see oneself by: WCs, basins, baths, showers, taps, mirrors. */
export const bathware: readonly Family[] = [mirror, wc, wallWc, basin, wallBasin, pedestalBasin, tap, wallTap, vanity, wallVanity, bath, shower, kitchenSink, towelRail, towelRadiator, bathroomCabinet, bathroomTall, floorMirror];
