import type { ModelItem } from './model.ts';

/** What the page of a home says about it. Square millimetres. */
export interface HomeFacts {
  area: number;
  rooms: { id: string; name: string; area: number }[];
  pieces: { item: ModelItem; count: number; ids: string[] }[];
}
