import { along, direction, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { BeamIn, BeamState } from '#editor/tools/beam/beam-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

/** From one end to the other: pulled, clicked, or as long as typed. */
export const drawing: StateHandlers<BeamIn<'drawing'>> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => set(editor, follow(editor, state, pointer)),
  up(editor, state, pointer) {
    if (!state.pressed) return state;
    const pulled = distance(state.pressed, pointer.at) * editor.session.state.view.scale >= 8;
    const next = { ...follow(editor, state, pointer), pressed: null };
    return pulled ? set(editor, next) : next;
  },
  key(editor, state, key) {
    if (key.code === 'Enter') return state.typed === '' ? null : set(editor, state);
    const typed = typedInto(state.typed, key);
    if (typed === null) return null;
    const next = { ...state, typed };
    show(editor, next, []);
    return next;
  },
  cancel: (_editor, { template }) => ({ tool: 'beam', state: 'ready', template, held: null }),
};

function follow(editor: Editor, given: BeamIn<'drawing'>, { at, alt, shift }: Pointer): BeamIn<'drawing'> {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const { held, a } = given;
  const options = { view, held, free: alt || !snapping, constrain: shift, from: a };
  const snap = snapPoint(levelSnaps(session.design, level), at, options);
  const next = { ...given, wanted: snap.point, held: snap };
  show(editor, next, snap.guides);
  return next;
}

function show(editor: Editor, state: BeamIn<'drawing'>, guides: NonNullable<BeamState['held']>['guides']): void {
  const { session } = editor;
  const { a, id, template, typed } = state;
  const b = endOf(editor, state);
  const beam = { ...template, id, level: session.state.level, a, b };
  session.preview(distance(a, b) < 10 ? null : { kind: 'beam.add', beam }, {
    guides,
    line: [a, b],
    measures: [{ from: a, to: b, value: distance(a, b), field: 'length', typed }],
  });
}

function endOf(editor: Editor, { a, wanted, typed }: BeamIn<'drawing'>): Point {
  const length = typedLength(editor, typed);
  return length === null ? wanted : along(a, direction(a, wanted), length);
}

function set(editor: Editor, { id, template }: BeamIn<'drawing'>): BeamState {
  const done = editor.session.commit();
  if (done.ok && done.changed) editor.session.set({ selection: [id] });
  return { tool: 'beam', state: 'ready', template, held: null };
}
