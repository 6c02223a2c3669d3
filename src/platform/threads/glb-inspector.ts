/** An inspected model from outside: rewritten, drawn, measured in millimetres; `report` is for its maker. */
export interface InspectedModel {
  bytes: Uint8Array;
  picture: Uint8Array;
  size: { width: number; depth: number; height: number };
  triangles: number;
  report: object;
}

export type GlbVerdict =
  | { ok: true; found: InspectedModel }
  | { ok: false; reason: string; values: Record<string, string | number> };

/**
 * Opens models from outside: off the event loop, one at a time, each on a thread that is killed when it takes too long
 * or too much memory. The file is read once its turn has come: at most one is in memory, however many wait.
 */
export interface GlbInspector {
  /** `whose`: of the person whose other files wait for this one. */
  inspect(whose: string, read: () => Promise<Uint8Array<ArrayBuffer>>): Promise<GlbVerdict>;
}
