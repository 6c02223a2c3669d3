/** A filter as a page offers it: its values with what each would give. */
export interface ListFacet {
  key: string;
  name: string;
  values: readonly FacetValue[];
  /** False: counted on a sample; said by "about". */
  exact?: boolean;
}
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

/** One chosen filter value; `value` null takes the whole filter away. */
export interface Chip {
  name: string;
  value: string | null;
  label: string;
}

export function facetsOf(facets: readonly ListFacet[], ...keys: string[]): ListFacet[] {
  return keys.flatMap((key) => facets.filter((facet) => facet.key === key && facet.values.length > 0));
}
