import type { Design } from '#design/document.ts';

/** Where the file of an uploaded model lies, by the model's id: pieces of a home may be such. */
export type UploadAddress = (model: string) => string;

/**
 * What the stage shows: one model in its finishes (by slot), a home up to one of its levels, or a merchant's own model
 * by the address of its file.
 */
export type Subject =
  | { kind: 'model'; id: string; finishes: Readonly<Record<string, string>> }
  | {
      kind: 'home';
      design: Design;
      level: string;
      uploadAddress?: UploadAddress | undefined;
      /** Where its baked light lies; null where there is none. */
      light?: string | null | undefined;
    }
  | { kind: 'file'; address: string };
