import { act } from 'react';
import { vi } from 'vitest';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';
import type { Locale } from '#lib/locale.ts';
import { CommentNews } from '#workspace/comments/comment-news.tsx';
import { CommentsButton } from '#workspace/comments/comments-button.tsx';
import { CommentsProvider } from '#workspace/comments/comments-context.tsx';
import { CommentsPanel } from '#workspace/comments/comments-panel.tsx';
import { PinLayer } from '#workspace/comments/pin-layer.tsx';
import type { CommentsServer } from './comments-port.ts';
import { showInEditor } from './show-in-editor.tsx';

const chair = {
  id: 'it_chair',
  level: 'lv_1',
  model: 'chair-01k3',
  finishes: {},
  name: 'Armchair',
  at: { x: 2000, y: 1500, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
};
const size = { width: 1000, height: 700 };

interface Opened {
  place: HTMLElement;
  driver: EditorDriver;
  server: CommentsServer;
  button(name: string | RegExp): HTMLButtonElement;
  press(name: string | RegExp): Promise<void>;
  field(): HTMLTextAreaElement;
  type(text: string): Promise<void>;
  rows(): string[];
  pins(): string[];
  card(): HTMLElement | null;
}

/** Pins and list over a studio, a hundredth of its size. */
export async function openComments(server: CommentsServer, language: Locale = 'en'): Promise<Opened> {
  vi.unstubAllGlobals();
  const driver = drive(applyAll(studio(), [{ kind: 'item.add', item: chair }]));
  const place = showInEditor(
    driver.editor,
    <CommentsProvider port={server.port} person="u_me">
      <CommentsButton inHand={false} isOpen onToggle={() => undefined} />
      <PinLayer size={size} screen={({ x, y }) => ({ x: x / 10, y: y / 10 })} cards />
      <CommentsPanel onClose={() => undefined} />
      <CommentNews />
    </CommentsProvider>,
    language,
  );
  // From here on React waits for `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await settled();
  const named = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
  const button = (name: string | RegExp) => {
    const found = [...place.querySelectorAll('button')].find((each) =>
      typeof name === 'string' ? named(each) === name : name.test(named(each)),
    );
    if (!found)
      throw new Error(
        `no button ${String(name)} among ${[...place.querySelectorAll('button')].map(named).join(' | ')}`,
      );
    return found;
  };
  const field = () => {
    const found = place.querySelector('textarea');
    if (!found) throw new Error('no field');
    return found;
  };
  return {
    place,
    driver,
    server,
    button,
    field,
    async press(name) {
      await act(async () => button(name).click());
      await settled();
    },
    async type(text) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      await act(async () => {
        set?.call(field(), text);
        field().dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    rows: () => [...place.querySelectorAll('.cm-row .cm-clip')].map((each) => each.textContent ?? ''),
    pins: () => [...place.querySelectorAll('button.cm-pin')].map(named),
    card: () => place.querySelector('.cm-card'),
  };
}

/** What was asked of the server has been answered and is shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await act(async () => Promise.resolve());
}
