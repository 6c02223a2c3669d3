/** Files a person may have made of their designs. */
export const exportsPerPerson = { hits: 120, seconds: 3600 } as const;
/** Larger files help nobody; a GLB of the largest homes is some 60 MB. */
export const mostFileBytes = 96_000_000;
/** Of a picture of a plan. */
export const pictureWidths = { least: 400, most: 8000, usual: 2400 } as const;
/** However long a home is beside its width. */
export const mostPicturePixels = 64_000_000;
