import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import type { Locale } from '#lib/locale.ts';
import { initialOf, unnamedViewer, type Viewer } from '#lib/person.ts';
import type { messagesFor } from '#text/messages.server.ts';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { ToastProvider, Toasts } from '#ui/overlays/toast.tsx';
import { putInPage } from './put-in-page.tsx';

/** Toasts have links, which need a router of their own here. */
const BesidePage = createRoutesStub([{ path: '*', Component: PageToasts }]);

function PageToasts() {
  return <Toasts label="toasts" closeLabel="close" />;
}

function Elsewhere() {
  return <p data-elsewhere />;
}

/** Somebody who is signed in. */
export function viewerOf(id: string, given: Partial<Viewer> = {}): Viewer {
  return { ...unnamedViewer, id, nickname: id, initial: initialOf(id), roles: ['ROLE_USER'], fresh: true, ...given };
}

/** A piece of a page without a browser, as this person sees it; `close` leaves it, and so does the end of the test. */
export function showPage(
  Piece: ComponentType,
  {
    texts,
    language = 'en',
    viewer = null,
    root: more = {},
    load,
    query = '',
  }: {
    texts: Parameters<typeof messagesFor>[1];
    language?: Locale;
    viewer?: Viewer | null;
    root?: Record<string, unknown>;
    /** What the root says when the page is loaded again. */ load?(): Record<string, unknown>;
    /** Of the page's address. */ query?: string;
  },
): { close(): void } {
  const root = { locale: language, viewer, settings: {}, ...more };
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: Piece, ...(load ? { loader: () => ({ ...root, ...load() }) } : {}) },
    { path: '*', Component: Elsewhere },
  ]);
  const { close } = putInPage(
    <ToastProvider>
      <ModalProvider>
        <Page initialEntries={[`/${query}`]} hydrationData={{ loaderData: { root } }} />
        <BesidePage />
      </ModalProvider>
    </ToastProvider>,
    language,
    [...texts, 'shell', 'errors'],
  );
  return { close };
}
