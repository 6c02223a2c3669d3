import type { ReactNode } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Locale } from '#lib/locale.ts';
import { EditorProvider } from '#workspace/editor-context.tsx';
import { SceneLinkProvider } from '#workspace/scene-view/scene-link.tsx';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';
import { putInPage } from '../dom/put-in-page.tsx';

/** A part of the workspace in a page, over an editor that a test drives. */
export function showInEditor(editor: Editor, part: ReactNode, language: Locale = 'en'): HTMLElement {
  return showPage(
    <EditorProvider editor={editor}>
      <SceneLinkProvider>{part}</SceneLinkProvider>
    </EditorProvider>,
    language,
  );
}

export function showPage(page: ReactNode, language: Locale): HTMLElement {
  return putInPage(page, language, workspaceMessages).place;
}

/** A key pressed on an element; whether it was left to the browser. */
export function pressOn(on: Element, key: string, code = key): boolean {
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
}
