import { actions } from '#editor/actions/actions.ts';
import type { Action, Moment } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import type { Key } from '#editor/tools/tool.ts';

const byId = new Map(actions.map((each) => [each.id, each]));

export function performAction(editor: Editor, id: string, input?: unknown, continues = false): boolean {
  const found = byId.get(id);
  if (!found || !isAllowed(editor, found)) return false;
  const read = found.input ? found.input.safeParse(input) : { success: true as const, data: undefined };
  if (!read.success) return false;
  const { session } = editor;
  const outcome = session.together(() => found.run(editor, read.data, continues));
  return outcome ? outcome.ok : true;
}

/** Whether its button is on: some only look, the others need a design that may be changed. */
export function isAllowed(editor: Editor, { reads, allowed }: Action): boolean {
  return (reads || editor.session.state.readOnly === null) && allowed(editor);
}

/** A key an input method composes with is not for us. */
export function runKey(editor: Editor, key: Key): boolean {
  if (key.composing) return false;
  if (editor.toolKey(key)) return true;
  const found = actionFor(editor, key);
  if (!found || (key.repeat && !found.repeats)) return false;
  return performAction(editor, found.id, undefined, key.repeat);
}

function actionFor(editor: Editor, key: Key): Action | undefined {
  const moment: Moment = editor.session.state.tool.tool === 'select' ? 'select' : 'drawing';
  const name = nameOf(key);
  return actions.find(
    (each) => each.keys?.includes(name) && [undefined, 'any', moment].includes(each.during) && isAllowed(editor, each),
  );
}

function nameOf({ code, mod, alt, shift }: Key): string {
  return `${mod ? 'Mod+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${code}`;
}
