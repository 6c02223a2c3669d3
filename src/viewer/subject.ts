import type { Design } from '#design/document.ts';

/**
 * What the stage shows: one model in its finishes (by slot), a home up to one of its levels, or a merchant's own model
 * by the address of its file.
 */
export type Subject =
  | { kind: 'model'; id: string; finishes: Readonly<Record<string, string>> }
  | { kind: 'home'; design: Design; level: string }
  | { kind: 'file'; address: string };
