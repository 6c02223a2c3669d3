/**
 * Files attached to a message (PRODUCT, design order), beside pictures. Apart from the schemas, so that a page does not
 * load zod.
 */
export const fileKinds = ['pdf', 'design', 'glb'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileEndings: Record<FileKind, string> = { pdf: 'pdf', design: 'json', glb: 'glb' };
export const fileTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  design: 'application/json',
  glb: 'model/gltf-binary',
};

/** By its name alone: what a browser can check before sending. The server checks the bytes. */
export function kindByName(name: string): FileKind | null {
  const ending = endingOf(name);
  return fileKinds.find((kind) => fileEndings[kind] === ending) ?? null;
}

/** `v1.2` has no extension, `v1.2.pdf` has. */
export function endingOf(name: string): string | null {
  return /\.([a-z][a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
}
