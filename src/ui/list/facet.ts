/** A filter as a page offers it: its values with their counts. */
export interface ListFacet {
  key: string;
  name: string;
  values: readonly FacetValue[];
  /** False: estimated from a sample; shown with "about". */
  exact?: boolean;
}
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

/** One chosen filter value; `value` null removes the whole filter. */
export interface Chip {
  name: string;
  value: string | null;
  label: string;
}

export function facetsOf(facets: readonly ListFacet[], ...keys: string[]): ListFacet[] {
  return keys.flatMap((key) => facets.filter((facet) => facet.key === key && facet.values.length > 0));
}
