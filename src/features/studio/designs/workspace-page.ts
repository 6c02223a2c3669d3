import type { LocalizedText } from '#lib/trilingual.ts';
import type { DesignItem } from './design.ts';

/** A design as the workspace lists it. `work` is null where the template is no longer published. */
export interface DesignLine extends Omit<DesignItem, 'template'> {
  plan: string;
  madeFrom: { name: LocalizedText; author: string; work: string | null } | null;
}

/** Clear area in square millimetres, and how many pieces stand there. */
export interface DesignSize {
  area: number;
  pieces: number;
}
