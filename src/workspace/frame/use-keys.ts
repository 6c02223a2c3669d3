import { useEffect } from 'react';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import type { Editor } from '#editor/editor.ts';
import { typedField } from '../phone/typed-field.ts';

/**
 * Keys go to the tool in use and to the actions, unless a field has them or an input method composes. `away`: the sheet
 * is not shown, and only undoing is meant for it.
 */
export function useKeys(editor: Editor, away: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (away && !isUndo(event)) return;
      if (isTyping(event.target) || event.isComposing || isForPage(event, editor)) return;
      const taken = editor.key({
        // The number block has an Enter of its own.
        code: event.code === 'NumpadEnter' ? 'Enter' : event.code,
        key: event.key,
        shift: event.shiftKey,
        alt: event.altKey,
        mod: event.ctrlKey || event.metaKey,
        repeat: event.repeat,
        composing: event.isComposing,
      });
      // Never the page's words, even where there is nothing to select.
      if (taken || isSelectAll(event)) event.preventDefault();
    };
    // What a hand holds is let go; a proposal that is looked at waits.
    const blur = () => editor.session.state.gesture?.show.whole || editor.cancel();
    window.addEventListener('keydown', listen);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('blur', blur);
    };
  }, [editor, away]);
}

/**
 * Tab walks the things only where the plan has the focus, and leaves it behind the last one; Enter and the space bar
 * press the button that has the focus, unless they belong to a length that is being typed.
 */
function isForPage({ code, shiftKey, target }: KeyboardEvent, editor: Editor): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (code === 'Enter' || code === 'NumpadEnter' || code === 'Space')
    return target.matches('button, a, summary') && !typedField(editor.session.state.tool)?.text;
  if (code !== 'Tab') return false;
  if (!target.closest('.pv, .sv')) return true;
  const { tool, selection } = editor.session.state;
  if (tool.tool !== 'select') return false;
  const all = thingsInOrder(editor);
  const last = shiftKey ? all[0] : all.at(-1);
  return last === undefined || selection.at(-1) === last || (shiftKey && selection.length === 0);
}

function isSelectAll({ ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && code === 'KeyA';
}

function isUndo({ ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && (code === 'KeyZ' || code === 'KeyY');
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null;
}
