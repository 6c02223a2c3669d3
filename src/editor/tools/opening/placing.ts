import { pointAt } from '#lib/curve.ts';
import { recordOf } from '#design/document.ts';
import type { Opening } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import { snapOpening } from '#editor/snapping/snap-opening.ts';
import { nearerJamb, offsetForGap, openingMeasures, roomSide } from '#editor/tools/opening/opening-measures.ts';
import { openingFields } from '#editor/tools/opening/opening-state.ts';
import type { OpeningState } from '#editor/tools/opening/opening-state.ts';
import type { Key, Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

/** A ghost in the nearest wall; a click leaves it there. F turns its side, G its hinges, figures its distances. */
export const placing: StateHandlers<OpeningState> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => follow(editor, state, pointer),
  up: (editor, state, pointer) => set(editor, follow(editor, state, pointer)),
  key: (editor, state, key) => pressed(editor, state, key),
  cancel: (_editor, state) => ({ ...state, place: null, typed: { before: '', after: '' } }),
};

function follow(editor: Editor, given: OpeningState, { at, alt }: Pointer): OpeningState {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const state = given.id === null ? { ...given, id: editor.ids('op') } : given;
  if (openingFields.some((field) => typedLength(editor, state.typed[field]) !== null) && state.place) return state;
  const { design } = session;
  const found = snapOpening(state.template, at, { design, level, view, free: alt || !snapping });
  if (!found) {
    session.preview(null, { cursor: at });
    return { ...state, place: null };
  }
  const { guides, ...place } = found;
  return shown(editor, { ...state, place }, guides);
}

function pressed(editor: Editor, state: OpeningState, key: Key): OpeningState | null {
  if (key.mod) return null;
  if (key.code === 'Tab') return { ...state, field: state.field === 'before' ? 'after' : 'before' };
  if (key.code === 'Enter') return Object.values(state.typed).some(Boolean) ? set(editor, state) : null;
  if (key.code === 'KeyF') return shown(editor, { ...state, flipped: !state.flipped }, []);
  if (key.code === 'KeyG' && state.template.kind === 'door')
    return shown(editor, { ...state, rehung: !state.rehung }, []);
  const text = typedInto(state.typed[state.field], key);
  if (text === null) return null;
  const next = { ...state, typed: { ...state.typed, [state.field]: text } };
  return shown(editor, { ...next, place: typedPlace(editor, next) }, []);
}

/** The typed distance from a jamb to the corner of the room. */
function typedPlace(editor: Editor, state: OpeningState): OpeningState['place'] {
  const { place, typed, field } = state;
  const opening = openingOf(editor, state);
  const gap = typedLength(editor, typed[field]);
  if (!place || !opening || gap === null) return place;
  return { ...place, offset: offsetForGap(editor.session.design, opening, field, gap) ?? place.offset };
}

function shown(editor: Editor, state: OpeningState, guides: readonly Guide[]): OpeningState {
  const { session } = editor;
  const opening = openingOf(editor, state);
  const wall = opening && recordOf(session.design, 'walls', opening.wall);
  if (!wall) return state;
  session.preview(
    { kind: 'opening.add', opening },
    {
      guides,
      cursor: pointAt(wall, opening.offset),
      measures: openingMeasures(session.design, opening, state.typed.before),
    },
  );
  return state;
}

function openingOf(editor: Editor, { template, place, id, flipped, rehung }: OpeningState): Opening | null {
  if (!place || id === null) return null;
  const { wall, offset } = place;
  if (template.kind === 'gap') return { ...template, id, wall, offset };
  const { design } = editor.session;
  const to = template.kind === 'door' ? roomSide(design, wall, offset, place.side) : place.side;
  const side = (to === 'left') === !flipped ? 'left' : 'right';
  if (template.kind === 'window') return { ...template, id, wall, offset, side };
  const near = nearerJamb(design, { wall, offset, side, width: template.width });
  const far = near === 'a' ? 'b' : 'a';
  return { ...template, id, wall, offset, side, hinge: rehung ? far : near };
}

function set(editor: Editor, state: OpeningState): OpeningState {
  const { session } = editor;
  const done = session.commit();
  if (!done.ok || !done.changed) return state;
  session.set({ selection: state.id === null ? [] : [state.id] });
  return { ...state, id: null, place: null, typed: { before: '', after: '' }, field: 'before' };
}
