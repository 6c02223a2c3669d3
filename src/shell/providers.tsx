import { use, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { IntlProvider, useTranslations, type Messages } from 'use-intl';
import { DesignsInBrowser } from '#features/pages/workspace-page/designs-in-browser.tsx';
import { ModalLayer } from '#features/people/accounts/dialogs/modal-layer.tsx';
import { SessionSync } from '#features/people/accounts/sessions/session-sync.tsx';
import { NoticeProvider } from '#features/people/notifications/notice-provider.tsx';
import { CartSync } from '#features/trade/orders/cart/cart-sync.tsx';
import { formatLocale, timeZone } from '#lib/locale.ts';
import { TextsContext, textsIn } from '#text/named-texts.ts';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { ToastProvider, Toasts } from '#ui/overlays/toast.tsx';
import { useSite } from './site-data.ts';
import { useAppStart } from './start/use-app-start.ts';

/** Language, toasts and the one modal layer, above every page. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale } = useSite();
  const messages = usePageMessages();
  useAppStart();
  return (
    <IntlProvider locale={formatLocale(locale)} messages={messages} timeZone={timeZone}>
      <ToastProvider>
        <ModalProvider>
          <NoticeProvider>{children}</NoticeProvider>
          <ModalLayer />
          <SessionSync />
          <CartSync />
          <DesignsInBrowser />
          <SiteToasts />
        </ModalProvider>
      </ToastProvider>
    </IntlProvider>
  );
}

function SiteToasts() {
  const t = useTranslations('shell.toasts');
  return <Toasts label={t('label')} closeLabel={t('close')} />;
}

/** Each loader returns the texts its page needs, or their names; merged they are the page's catalogue. */
function usePageMessages(): Messages {
  const { messages } = useSite();
  const named = use(TextsContext);
  const parts = useMatches().flatMap(({ loaderData }) => {
    const texts = textsIn(loaderData);
    const found = texts === null ? {} : named(texts);
    return [messagesIn(loaderData), found instanceof Promise ? use(found) : found];
  });
  return Object.assign({}, messages, ...parts) as Messages;
}

function messagesIn(loaderData: unknown): Partial<Messages> {
  return typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData
    ? (loaderData.messages as Partial<Messages>)
    : {};
}
