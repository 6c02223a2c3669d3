import type { PersonKind } from '#lib/person.ts';

/** A section's counts in the navigation: how many there are, and how many wait for the person. */
export interface SectionCount {
  all?: number;
  waiting?: number;
}

/** Props of every section's component. `title` is its name, shown as its heading (`ui/dashboard-head.tsx`). */
export interface SectionProps<Data> {
  data: Data;
  kind: PersonKind;
  title: string;
}
