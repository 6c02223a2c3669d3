import { actions } from '#editor/actions/actions.ts';
import type { Action } from '#editor/actions/action.ts';
import { isAllowed } from '#editor/actions/run-action.ts';
import type { Editor } from '#editor/editor.ts';

/** Needs nothing but to be chosen: what asks for values is a panel's. */
export function needsNoInput({ input }: Action): boolean {
  return input === undefined || input.safeParse(undefined).success;
}

/** What can be done now by choosing it. */
export function readyActions(editor: Editor): Action[] {
  return actions.filter((each) => needsNoInput(each) && isAllowed(editor, each));
}

/** Moving the keyboard's own pointer and stepping by arrows is for keys: in a list they would only be in the way. */
const keysOnly = /^(cursor|nudge|select(Left|Right|Up|Down)$|openPalette$|escape$|nextThing$|previousThing$)/;

export function paletteActions(editor: Editor): Action[] {
  return readyActions(editor).filter(({ id }) => !keysOnly.test(id));
}

const onThings = ['edit', 'arrange', 'piece', 'building'] as const;
const onNothing = [
  'undo',
  'redo',
  'paste',
  'selectAll',
  'showAll',
  'zoomAll',
  'addLevel',
  'copyLevelUp',
  'openDrawing',
  'openExport',
] as const;
/** At most this long: the rest is in the palette. */
const longest = 14;
const rarely = /^(undo|redo|nudge|align|distribute|equalGaps|turn.*Fine|moveBy|turnBy)/;

/** The menu over what is selected, or over the empty sheet. */
export function menuActions(editor: Editor): Action[] {
  const ready = readyActions(editor);
  if (editor.session.state.selection.length === 0)
    return ready.filter(({ id }) => onNothing.some((each) => each === id));
  return ready.filter(({ id, group }) => onThings.some((each) => each === group) && !rarely.test(id)).slice(0, longest);
}
