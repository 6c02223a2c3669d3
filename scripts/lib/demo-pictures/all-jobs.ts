import { products } from '#db/demo/world/products.ts';
import { piecesOfProducts } from '#db/demo/pictures/pictured-pieces.ts';
import { pictureJobs } from '#db/demo/pictures/picture-jobs.ts';
import type { PictureJob } from '#db/demo/pictures/picture-jobs.ts';

/** Every picture of the demo world. */
export function allJobs(): PictureJob[] {
  return pictureJobs([], piecesOfProducts(products));
}
