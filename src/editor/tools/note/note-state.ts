import type { Point } from '#lib/vec2.ts';

export type NoteState =
  | { readonly tool: 'note'; readonly state: 'ready' }
  /** A page with a field of its own sets `text` by `editor.use`. */
  | {
      readonly tool: 'note';
      readonly state: 'writing';
      readonly at: Point;
      readonly id: string;
      readonly text: string;
    };
export type NoteIn<Name extends NoteState['state']> = Extract<NoteState, { state: Name }>;
