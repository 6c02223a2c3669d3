import { distance } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { endChain, previewChain, segmentEnd, withCorner } from '#editor/tools/wall/segment.ts';
import { nextReference } from '#editor/tools/wall/wall-keys.ts';
import { nothingTyped, wallFields } from '#editor/tools/wall/wall-state.ts';
import type { WallIn, WallState } from '#editor/tools/wall/wall-state.ts';
import type { Key, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto } from '#editor/tools/typed.ts';

/** Letting go this far from the first corner ends a wall that was drawn in one pull. Pixels. */
const pullPixels = 8;

/** Corner after corner, by clicks, by one pull, or by typed figures. */
export const drawing: StateHandlers<WallIn<'drawing'>> = {
  move(editor, given, pointer) {
    const end = segmentEnd(editor, { ...given, wanted: pointer.at }, pointer);
    const state = { ...given, wanted: pointer.at, held: end.snap };
    previewChain(editor, state, end);
    return state;
  },

  down(editor, given, pointer) {
    const state = { ...given, wanted: pointer.at };
    const end = segmentEnd(editor, state, pointer);
    // A double click, or a click on the last corner, ends the chain.
    if (pointer.clicks > 1 || distance(end.snap.point, state.points.at(-1)!.at) < 10) return endChain(editor, state);
    return withCorner(editor, { ...state, held: end.snap }, end);
  },

  up(editor, given, pointer) {
    if (!given.pressed) return given;
    // A press that was no pull says where the corner is, and no heading.
    if (distance(given.pressed, pointer.at) * editor.session.state.view.scale < pullPixels)
      return { ...given, pressed: null, held: null, wanted: given.points.at(-1)!.at };
    const state = { ...given, pressed: null, wanted: pointer.at };
    const next = withCorner(editor, state, segmentEnd(editor, state, pointer));
    return next.state === 'drawing' ? endChain(editor, next) : next;
  },

  key(editor, state, key) {
    return typedKey(editor, state, key) ?? chainKey(editor, state, key);
  },

  /** Two fingers or a lost pointer take back the corner in hand, not the chain. */
  cancel(editor, state) {
    if (state.points.length < 2) return { tool: 'wall', state: 'ready', settings: state.settings, held: null };
    previewChain(editor, state, null);
    return { ...state, pressed: null };
  },
};

function typedKey(editor: Editor, state: WallIn<'drawing'>, key: Key): WallState | null {
  const text = typedInto(state.typed[state.field], key);
  if (text === null) return null;
  const typed = { ...state.typed, [state.field]: text };
  const next = { ...state, typed };
  previewChain(editor, next, segmentEnd(editor, next));
  return next;
}

function chainKey(editor: Editor, state: WallIn<'drawing'>, key: Key): WallState | null {
  if (key.mod && key.code === 'KeyZ' && !key.shift) return takenBack(editor, state);
  if (key.mod) return null;
  switch (key.code) {
    case 'Slash': {
      const next = { ...state, settings: nextReference(state.settings) };
      previewChain(editor, next, segmentEnd(editor, next));
      return next;
    }
    case 'Tab': {
      const step = key.shift ? wallFields.length - 1 : 1;
      const field = wallFields[(wallFields.indexOf(state.field) + step) % wallFields.length] ?? 'length';
      return { ...state, field };
    }
    case 'Enter':
      return entered(editor, state);
    case 'Escape':
      return endChain(editor, state);
    case 'Backspace':
      return takenBack(editor, state);
    default:
      return null;
  }
}

/** A typed stretch is set; without one the room is closed where it can be, else the chain ends. */
function entered(editor: Editor, state: WallIn<'drawing'>): WallState | null {
  if (Object.values(state.typed).some((text) => text !== ''))
    return withCorner(editor, state, segmentEnd(editor, state));
  if (editor.session.state.cursor) return null;
  const first = state.points[0]!;
  return endChain(editor, state.points.length > 2 ? { ...state, points: [...state.points, first] } : state);
}

/** The last corner is taken back; with the first one the chain is gone. */
function takenBack(editor: Editor, state: WallIn<'drawing'>): WallState {
  if (state.points.length < 2) {
    editor.session.cancel();
    return { tool: 'wall', state: 'ready', settings: state.settings, held: null };
  }
  const next = { ...state, points: state.points.slice(0, -1), ids: state.ids.slice(0, -1), typed: nothingTyped };
  previewChain(editor, next, segmentEnd(editor, next));
  return next;
}
