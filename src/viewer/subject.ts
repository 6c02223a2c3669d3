import type { Design } from '#design/document.ts';

/** What is shown: one model in its finishes (by slot), or a home up to one of its levels. */
export type Subject =
  | { kind: 'model'; id: string; wear: Readonly<Record<string, string>> }
  | { kind: 'home'; design: Design; level: string };
