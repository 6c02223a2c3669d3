import type { PersonKind } from '#lib/person.ts';

/** What the navigation says of a section: how many there are, and how many wait for the person. */
export interface SectionCount {
  all?: number;
  waiting?: number;
}

/**
 * What every section's component is given. `title` is its name; it heads the section with it (`ui/dashboard-head.tsx`).
 */
export interface SectionProps<Data> {
  data: Data;
  kind: PersonKind;
  title: string;
}
