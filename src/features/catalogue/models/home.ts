import type { Design } from '#design/document.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { ModelItem } from './model.ts';

/** Facts on the page of a home. Square millimetres. */
export interface HomeFacts {
  area: number;
  rooms: { id: string; name: string; area: number }[];
  pieces: { item: ModelItem; count: number; ids: string[] }[];
}

export interface HomeShown {
  design: Design;
  facts: HomeFacts;
  /** Where its plan is drawn. */ plan: string;
}

/** The id of the sample home in addresses. */
export const sampleId = 'two-bedroom-flat';
export const sampleHomeAddress = `${pages.modelDetail.path}?home=${sampleId}`;
