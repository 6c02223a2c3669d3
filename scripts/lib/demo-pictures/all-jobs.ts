import { homeDocument } from '#db/demo/homes/home-document.ts';
import { homes } from '#db/demo/homes/homes.ts';
import type { DemoHome } from '#db/demo/homes/homes.ts';
import { pictureJobs } from '#db/demo/pictures/picture-jobs.ts';
import type { PictureJob, PicturedHome } from '#db/demo/pictures/picture-jobs.ts';
import { piecesOfProducts } from '#db/demo/pictures/pictured-pieces.ts';
import { products } from '#db/demo/world/products.ts';

/** Every picture of the demo world. */
export function allJobs(): PictureJob[] {
  return pictureJobs(homes.map(picturedHome), piecesOfProducts(products));
}

function picturedHome({ id, cameras }: DemoHome): PicturedHome {
  return { key: id, design: homeDocument(id), main: 'cm_main', detail: 'cm_detail', panorama: cameras.includes('panorama') ? 'cm_panorama' : undefined };
}
