import { useEffect } from 'react';
import type { Editor } from '#editor/editor.ts';

/** Keys go to the tool in use and to the actions, unless a field has them or an input method composes. */
export function useKeys(editor: Editor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.isComposing) return;
      const taken = editor.key({
        code: event.code,
        key: event.key,
        shift: event.shiftKey,
        alt: event.altKey,
        mod: event.ctrlKey || event.metaKey,
        repeat: event.repeat,
        composing: event.isComposing,
      });
      if (taken) event.preventDefault();
    };
    const blur = () => editor.cancel();
    window.addEventListener('keydown', listen);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('blur', blur);
    };
  }, [editor]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null;
}
