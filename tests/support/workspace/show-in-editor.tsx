import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { IntlProvider, type Messages } from 'use-intl';
import { onTestFinished } from 'vitest';
import type { Editor } from '#editor/editor.ts';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { EditorProvider } from '#workspace/editor-context.tsx';
import { SceneLinkProvider } from '#workspace/scene-view/scene-link.tsx';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';

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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <IntlProvider
        locale={formatLocale(language)}
        messages={messagesFor(language, workspaceMessages) as unknown as Messages}
        timeZone={timeZone}
      >
        {page}
      </IntlProvider>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}

/** A key pressed on an element; whether it was left to the browser. */
export function pressOn(on: Element, key: string, code = key): boolean {
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
}
