/** Light that was baked of the design (DECISIONS D9), the newest first. */
export interface BakedLight {
  /** Which home exactly: `lightPrint` of `design/light-print.ts`. */
  readonly print: string;
  readonly hour: number;
  /** Where its file lies. */
  readonly address: string;
}

export interface LightsPort {
  list(): Promise<readonly BakedLight[]>;
}
