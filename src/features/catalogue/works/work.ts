import { z } from 'zod';
import { designerItem } from '#features/catalogue/designers/designer.ts';
import { productItem } from '#features/catalogue/products/product.ts';
import { listShape, pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { workTour } from './work-tour.ts';

/** Shapes of the calls about works (PRODUCT F1, F2), for browser and server. */
const named = z.object({ key: z.string(), name: z.string() });

export const workItem = z.object({
  id: z.string(),
  name: localizedShape,
  designer: z.object({ id: z.string(), name: z.string(), avatar: pictureShape.nullable() }),
  picture: pictureShape.nullable(),
  styles: z.array(named),
  home: named.nullable(),
  /** Square metres. */
  area: z.number().int().nullable(),
  viewCount: z.number().int(),
  publishedAt: z.string().nullable(),
  hasPanorama: z.boolean(),
  /** It can be opened in the workspace and looked at in 3D. */
  hasDesign: z.boolean(),
  /** What *use this template* opens: the work itself, where others may use its design; null where they may not. */
  templateId: z.string().nullable(),
});
export type WorkItem = z.infer<typeof workItem>;
export const workListData = listShape(workItem);
export type WorkListData = z.infer<typeof workListData>;

/** A piece in the room: marked in a picture at thousandths of its width and height, and sold as a product. */
const piece = z.object({
  picture: z.number().int(),
  x: z.number().int().nullable(),
  y: z.number().int().nullable(),
  camera: z.string().nullable(),
  model: z.string().nullable(),
  variant: z.string().nullable(),
  product: productItem.nullable(),
});

export const workDetail = workItem.extend({
  description: localizedShape.nullable(),
  space: named.nullable(),
  scene: named.nullable(),
  room: named.nullable(),
  pictures: z.array(pictureShape),
  panorama: pictureShape.nullable(),
  /** Panoramas one walks through from one to the other. */
  tour: workTour.nullable(),
  /** The address of an uploaded model, shown where there is no design. */
  glb: z.string().nullable(),
  /** A page of an external viewer, to be embedded. */
  viewer: z.object({ url: z.string(), host: z.string() }).nullable(),
  useCount: z.number().int(),
  designer: designerItem,
  pieces: z.array(piece),
  related: z.array(workItem),
});
export type WorkDetail = z.infer<typeof workDetail>;
