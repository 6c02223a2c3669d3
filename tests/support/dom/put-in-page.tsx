import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type Messages } from 'use-intl';
import { onTestFinished } from 'vitest';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';

/** A part of the interface in a page without a browser, with its texts; `close` takes it out, and so does the test's end. */
export function putInPage(
  part: ReactNode,
  language: Locale,
  texts: Parameters<typeof messagesFor>[1],
): { place: HTMLElement; close(): void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <IntlProvider
        locale={formatLocale(language)}
        messages={messagesFor(language, texts) as unknown as Messages}
        timeZone={timeZone}
      >
        {part}
      </IntlProvider>,
    ),
  );
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    root.unmount();
    place.remove();
  };
  onTestFinished(close);
  return { place, close };
}
