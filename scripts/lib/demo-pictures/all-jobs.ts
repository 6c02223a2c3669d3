import { homeDocument } from '#demo/homes/home-document.ts';
import { homes } from '#demo/homes/homes.ts';
import type { DemoHome } from '#demo/homes/homes.ts';
import { pictureJobs } from '#demo/pictures/picture-jobs.ts';
import type { PictureJob, PicturedHome } from '#demo/pictures/picture-jobs.ts';
import { piecesOfProducts, roomsOfProducts } from '#demo/pictures/pictured-pieces.ts';
import { products } from '#demo/world/products.ts';
import { seenPieces } from '#demo/world/works/seen-pieces.ts';

/** Every picture of the demo world. */
export function allJobs(): PictureJob[] {
  return pictureJobs(homes.map(picturedHome), piecesOfProducts(products, roomsOfProducts(products, seenPieces())));
}

function picturedHome({ id, cameras }: DemoHome): PicturedHome {
  return {
    key: id,
    design: homeDocument(id),
    main: 'cm_main',
    detail: 'cm_detail',
    panorama: cameras.includes('panorama') ? 'cm_panorama' : undefined,
  };
}
