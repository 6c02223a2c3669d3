/** Why a drawing is not read; the words are `messages/<language>/drawing.json` under `refused`. */
export const dxfRefusals = [
  'too_large',
  'dwg',
  'binary',
  'not_dxf',
  'broken',
  'cut_off',
  'too_many',
  'block_cycle',
  'block_depth',
  'nothing',
] as const;
export type DxfRefusalReason = (typeof dxfRefusals)[number];

/** Thrown where it is found, caught where the reading began. */
export class DxfRefusal extends Error {
  readonly reason: DxfRefusalReason;
  /** The line of the file, the name of a block, what there is too much of. */
  readonly detail: string;

  constructor(reason: DxfRefusalReason, detail: string | number = '') {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = String(detail).slice(0, 80);
  }
}
