import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type Messages } from 'use-intl';
import { onTestFinished } from 'vitest';
import type { Design } from '#design/document.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { CataloguePort } from '#workspace/ports/catalogue-port.ts';
import { EditorProvider } from '#workspace/editor-context.tsx';
import type { OffersPort } from '#workspace/ports/offers-port.ts';
import { MarketProvider } from '#workspace/offers/market-context.tsx';
import { createSceneLink, SceneLinkProvider, type SceneLink } from '#workspace/scene-view/scene-link.tsx';
import { HomeListProvider } from '#workspace/panels/list/home-list-context.tsx';
import type { ListPort } from '#workspace/ports/list-port.ts';
import { listPortOf } from './list-port.ts';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';

interface OpenedPanel {
  readonly driver: EditorDriver;
  /** By its label; null where there is none. */
  field(label: string): HTMLInputElement | null;
  button(name: string): HTMLButtonElement | null;
  text(): string;
  /** Types and leaves the field. */
  type(label: string, text: string): void;
  choose(label: string, value: string): void;
}

const emptyCatalogue: CataloguePort = {
  search: () => Promise.resolve({ cards: [], total: 0, next: null }),
  picture: () => null,
};
const noOffers: OffersPort = { product: () => Promise.resolve(null), quote: () => Promise.resolve(null) };

/** A part of the workspace over a design, in a page without a browser; gone with the test. */
export function openPanel(
  design: Design,
  content: ReactNode,
  {
    language = 'en',
    catalogue = emptyCatalogue,
    offers = noOffers,
    scene = createSceneLink(),
    list = listPortOf({ lines: [], total: 0, count: 0, merchants: [], fee: null }),
  }: Partial<Asked> = {},
): OpenedPanel {
  const driver = drive(design);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const messages = messagesFor(language, workspaceMessages) as unknown as Messages;
  flushSync(() =>
    root.render(
      <IntlProvider locale={formatLocale(language)} messages={messages} timeZone={timeZone}>
        <EditorProvider editor={driver.editor}>
          <MarketProvider market={{ catalogue, offers }}>
            <SceneLinkProvider link={scene}>
              <HomeListProvider port={list}>{content}</HomeListProvider>
            </SceneLinkProvider>
          </MarketProvider>
        </EditorProvider>
      </IntlProvider>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const field = (label: string) => {
    const found = [...place.querySelectorAll('label')].find((each) => each.textContent === label);
    return found ? place.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`) : null;
  };
  const set = (label: string, value: string, kind: 'input' | 'change') => {
    const input = field(label);
    if (!input) throw new Error(`no field ${label}`);
    const { set: write } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value') ?? {};
    flushSync(() => {
      write?.call(input, value);
      input.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    return input;
  };
  return {
    driver,
    field,
    button: (name) =>
      [...place.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
      ) ?? null,
    text: () => place.textContent ?? '',
    type(label, text) {
      const input = set(label, text, 'input');
      flushSync(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    },
    choose: (label, value) => void set(label, value, 'change'),
  };
}

interface Asked {
  list: ListPort;
  language: Locale;
  catalogue: CataloguePort;
  offers: OffersPort;
  scene: SceneLink;
}
