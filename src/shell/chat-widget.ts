import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '#lib/locale.ts';
import type { SiteSettings } from '#platform/site-settings.ts';

type Chat = NonNullable<SiteSettings['chat']>;
interface ChatWindow {
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  CRISP_RUNTIME_CONFIG?: { locale: string };
  chatwootSettings?: { locale: string; position: string };
  chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
}

/**
 * PRODUCT A7: the provider's own script, once a document, for those who agreed. The page's content policy limits what
 * it may load (server/pages/chat-hosts.ts).
 */
export function useChatWidget(chat: SiteSettings['chat'], locale: Locale): void {
  const provider = chat?.provider;
  // Once started it stays for as long as the document lives: a language chosen later applies to the next document.
  const begin = useEffectEvent(() => {
    if (chat !== null && document.querySelector('script[data-chat]') === null) start(chat, locale);
  });
  useEffect(() => {
    if (provider !== undefined) begin();
  }, [provider]);
}

function start(chat: Chat, locale: Locale): void {
  const place = window as ChatWindow;
  const script = document.createElement('script');
  script.async = true;
  script.dataset.chat = chat.provider;
  script.src = addresses[chat.provider](chat);
  if (chat.provider === 'crisp') {
    place.$crisp = [['safe', true]];
    place.CRISP_WEBSITE_ID = chat.account;
    place.CRISP_RUNTIME_CONFIG = { locale };
  }
  if (chat.provider === 'chatwoot') {
    place.chatwootSettings = { locale: locale === 'zh' ? 'zh_CN' : locale, position: 'right' };
    script.addEventListener('load', () => place.chatwootSDK?.run({ websiteToken: chat.account, baseUrl: chat.origin }));
  }
  document.body.append(script);
}

const addresses: Record<Chat['provider'], (chat: Chat) => string> = {
  tawk: ({ origin, account }) => `${origin}/${account}`,
  crisp: ({ origin }) => `${origin}/l.js`,
  chatwoot: ({ origin }) => `${origin}/packs/js/sdk.js`,
};
