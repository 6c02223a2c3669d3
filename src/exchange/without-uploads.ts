import type { Design } from '#design/document.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';

/** A design whose pieces are all of the library: files of uploaded models belong to who made them. */
export function withoutUploads(design: Design): Design {
  const kept = Object.entries(design.items).filter(([, { model }]) => !isUpload(model));
  return { ...design, items: Object.fromEntries(kept) };
}
