import type { ProductItem } from '#features/catalogue/products/product.ts';
import type { WorkDetail, WorkItem } from '#features/catalogue/works/work.ts';
import type { RoomSpot } from './room-spots.ts';

/**
 * A piece one can buy: marked in a picture at thousandths of its width and height, in the panorama by its direction, in
 * 3D by its items.
 */
export interface ShownPiece extends RoomSpot {
  key: string;
  product: ProductItem;
  picture: number;
  x: number | null;
  y: number | null;
}

/** Facts from the design. Square metres. */
export interface WorkHomeFacts {
  rooms: { id: string; name: string; area: number }[];
  levels: { id: string; name: string; plan: string }[];
}

interface Head {
  title: string;
  description: string;
  /** An address on our site. */ picture: string | null;
}
export interface WorkShown extends Head {
  kind: 'work';
  status: 200;
  work: WorkDetail;
  pieces: ShownPiece[];
  home: WorkHomeFacts | null;
  /** By how many it is kept. */ saved: number;
}
/** It was published once. */
export interface WorkGone extends Head {
  kind: 'workGone';
  status: 410;
  others: WorkItem[];
}
export type WorkPage = WorkShown | WorkGone;
