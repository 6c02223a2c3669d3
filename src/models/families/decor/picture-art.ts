import { formArt } from '#models/families/decor/picture-forms.ts';
import { natureArt } from '#models/families/decor/picture-nature.ts';

/** Every picture we hang, composed by rule on a sheet of any size. */
export const compositions = { ...natureArt, ...formArt };
export type Art = keyof typeof compositions;
