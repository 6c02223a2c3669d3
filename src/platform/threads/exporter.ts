/** What one kind of surface of a room takes. Square millimetres, millimetres. */
export interface SurfaceFact {
  room: string;
  on: 'floor' | 'walls' | 'ceiling' | 'skirting';
  material: string;
  area: number | null;
  length: number | null;
  tiles: { needed: number; buy: number; boxes: number | null; waste: number } | null;
  rolls: number | null;
  paint: { coats: number; litres: number } | null;
}

/** The file, or why there is none. */
export type ExportVerdict = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

/**
 * Makes files of designs off the event loop, one at a time, on a thread that is ended when one takes too long or too
 * much memory; that is a verdict too (`too_heavy`). Throws `unavailable` where too many wait.
 */
export interface Exporter {
  /** `job` is the feature's own. `whose`: each person's are made one after another. */
  make(job: object, whose: string): Promise<ExportVerdict>;
  /** `text`: the document. Null where it took too long. */
  surfaces(text: string, whose: string): Promise<SurfaceFact[] | null>;
  close(): Promise<void>;
}
