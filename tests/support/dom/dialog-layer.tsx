import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { onTestFinished } from 'vitest';
import { passwordLimits } from '#features/people/accounts/account-limits.ts';
import { ModalLayer } from '#features/people/accounts/dialogs/modal-layer.tsx';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { ModalOptions } from '#ui/overlays/modal-store.ts';
import { ModalProvider, useModal, type ModalName } from '#ui/overlays/modal.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';

const settings: Pick<SiteSettings, 'company' | 'password' | 'phoneCountries' | 'demo' | 'localOutbox'> = {
  company: { name: 'Hiên 轩', address: 'Hội An', email: 'chao@hien.example' },
  password: { ...passwordLimits.seed, policy: 'seed' },
  phoneCountries: ['VN'],
  demo: false,
  localOutbox: false,
};

/** The site's modal layer in a page without a browser, with one dialog open, or none; gone with the test. */
export function showDialog(name: ModalName | null, language: Locale, options: ModalOptions = {}): DialogDriver {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: Layer }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Page hydrationData={{ loaderData: { root: { locale: language, viewer: null, settings } } }} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sessionStorage.clear();
  });
  return {
    ...dialogDriver(),
    leave() {
      root.unmount();
      place.remove();
    },
  };

  function Layer() {
    const messages = messagesFor(language, ['shell', 'errors']) as unknown as Messages;
    return (
      <IntlProvider locale={formatLocale(language)} messages={messages} timeZone={timeZone}>
        <ToastProvider>
          <ModalProvider>
            {name !== null && <Opened name={name} options={options} />}
            <ModalLayer />
          </ModalProvider>
        </ToastProvider>
      </IntlProvider>
    );
  }
}

function Opened({ name, options }: { name: ModalName; options: ModalOptions }) {
  const { open } = useModal();
  useEffect(() => open(name, options), [open, name, options]);
  return null;
}

/** The open dialog, operated by its labels as a person would. What is not there yet is null. */
export interface DialogDriver {
  title(): string | undefined;
  field(label: string): HTMLInputElement | null;
  button(name: string): HTMLElement | null;
  toasts(): string[];
  /** The page is left, as by a reload. */
  leave(): void;
}

function dialogDriver(): Omit<DialogDriver, 'leave'> {
  const all = <E extends Element>(selector: string) => [
    ...document.querySelectorAll<E & HTMLElement>(`dialog[open] ${selector}`),
  ];
  const said = (element: Element) => element.textContent?.trim();
  return {
    title: () => all('h2').map(said)[0],
    field(label) {
      const found = all<HTMLLabelElement>('label').find((each) => said(each) === label);
      return found ? (document.getElementById(found.htmlFor) as HTMLInputElement | null) : null;
    },
    button: (name) => all('button').find((each) => said(each) === name) ?? null,
    toasts: () => all('[data-toast]').map((each) => said(each) ?? ''),
  };
}

/** As typing does: past React's own record of the value, then the event. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The error of a field: tied to it, so that it is read out with it (PRODUCT C7). Empty when there is none. */
export function faultAt(field: HTMLInputElement | null): string {
  if (field?.getAttribute('aria-invalid') !== 'true') return '';
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Something a person does, and all that follows from it. */
export async function acting(work: () => unknown): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await act(async () => void (await work()));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}
