import { chooseASofa } from './articles/choose-a-sofa.ts';
import { kitchenHeights } from './articles/kitchen-heights.ts';
import { lightInLayers } from './articles/light-in-layers.ts';
import { linenAndRain } from './articles/linen-and-rain.ts';
import { measureOnce } from './articles/measure-once.ts';
import { oakOrWalnut } from './articles/oak-or-walnut.ts';
import { smallFlat } from './articles/small-flat.ts';
import { theAltar } from './articles/the-altar.ts';
import { tubeHouse } from './articles/tube-house.ts';
import { weavers } from './articles/weavers-of-phu-vinh.ts';
import { whiteIsNotWhite } from './articles/white-is-not-white.ts';
import { workingWithADesigner } from './articles/working-with-a-designer.ts';
import type { DemoArticle } from './demo-world.ts';

export const articles: DemoArticle[] = [
  measureOnce,
  oakOrWalnut,
  lightInLayers,
  tubeHouse,
  chooseASofa,
  linenAndRain,
  kitchenHeights,
  weavers,
  whiteIsNotWhite,
  smallFlat,
  workingWithADesigner,
  theAltar,
];
