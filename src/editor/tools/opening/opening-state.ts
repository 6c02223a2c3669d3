import type { Opening } from '#design/document.ts';
import { doorDefaults } from '#design/records/door.ts';
import { windowDefaults } from '#design/records/window.ts';

/** What will be put into the wall, without its place. */
type OpeningTemplate = Opening extends infer Each
  ? Each extends Opening
    ? Omit<Each, 'id' | 'wall' | 'offset'>
    : never
  : never;

/** Tab goes from the one distance to the other. */
export const openingFields = ['before', 'after'] as const;
type OpeningField = (typeof openingFields)[number];

export interface OpeningState {
  readonly tool: 'opening';
  readonly state: 'placing';
  readonly template: OpeningTemplate;
  readonly id: string | null;
  /** F turns it to the other side: a door out of the room, a window away from the pointer. */
  readonly flipped: boolean;
  /** G hangs a door on the other jamb than the one nearer to a corner. */
  readonly rehung: boolean;
  /** Where it hangs now. */
  readonly place: { readonly wall: string; readonly offset: number; readonly side: 'left' | 'right' } | null;
  readonly typed: Readonly<Record<OpeningField, string>>;
  readonly field: OpeningField;
}

const openingTemplates: Record<Opening['kind'], OpeningTemplate> = {
  door: { kind: 'door', ...doorDefaults },
  window: { kind: 'window', ...windowDefaults },
  gap: { kind: 'gap', width: 900, height: 2150, sill: 0 },
};

export function placingOpening(kind: Opening['kind']): OpeningState {
  return {
    tool: 'opening',
    state: 'placing',
    template: openingTemplates[kind],
    id: null,
    flipped: false,
    rehung: false,
    place: null,
    typed: { before: '', after: '' },
    field: 'before',
  };
}
