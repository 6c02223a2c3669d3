import type { Style } from '#models/vocabulary.ts';

/**
 * How each style builds a cabinet. `sides`: the sides run through; `top`: the top lies over them; `mitre`: one band of
 * grain around mitred corners; `soft`: the same, bent; `over`: the top stands out; `moulded`: a profile under the
 * standing-out top.
 */
export interface Trait {
  board: number;
  edge: number;
  shell: 'sides' | 'top' | 'mitre' | 'soft' | 'over' | 'moulded';
  /** Fronts between the boards or in front of them. */
  setting: 'inset' | 'overlay';
  overhang: number;
}

export const traits: Record<Style, Trait> = {
  modern: { board: 18, edge: 1.2, shell: 'top', setting: 'overlay', overhang: 0 },
  scandinavian: { board: 20, edge: 2.5, shell: 'soft', setting: 'inset', overhang: 0 },
  midCentury: { board: 22, edge: 1.5, shell: 'mitre', setting: 'inset', overhang: 0 },
  japandi: { board: 24, edge: 3, shell: 'sides', setting: 'inset', overhang: 0 },
  indochine: { board: 22, edge: 4, shell: 'over', setting: 'inset', overhang: 12 },
  newChinese: { board: 26, edge: 3, shell: 'over', setting: 'inset', overhang: 16 },
  industrial: { board: 30, edge: 1.2, shell: 'top', setting: 'inset', overhang: 0 },
  wabiSabi: { board: 36, edge: 8, shell: 'sides', setting: 'inset', overhang: 0 },
  french: { board: 24, edge: 5, shell: 'moulded', setting: 'inset', overhang: 20 },
};
