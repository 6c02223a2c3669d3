import type { SiteSettings } from '#platform/site-settings.ts';

type Chat = NonNullable<SiteSettings['chat']>;
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'worker-src';

/**
 * What a provider's chat needs beside our own content policy: the hosts its documentation names. All three insert
 * styles into the page, so those pages, and only those, allow inline styles; scripts never.
 */
export function chatHosts({ provider, origin }: Chat): Partial<Record<Directive, readonly string[]>> {
  if (provider === 'chatwoot')
    return {
      'script-src': [origin],
      'style-src': [inlineStyles],
      'img-src': [origin],
      'connect-src': [origin],
      'frame-src': [origin],
      'media-src': [origin],
    };
  return provider === 'crisp' ? crisp : tawk;
}

const inlineStyles = "'unsafe-inline'";

const crispClient = 'https://client.crisp.chat';
const crispFiles = ['https://image.crisp.chat', 'https://storage.crisp.chat'];
const crisp = {
  'script-src': [crispClient],
  'style-src': [crispClient, inlineStyles],
  'img-src': [crispClient, ...crispFiles],
  'font-src': [crispClient],
  'media-src': [crispClient],
  'worker-src': ['blob:'],
  'connect-src': [crispClient, 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
} as const;

const tawkHosts = 'https://*.tawk.to';
const tawk = {
  'script-src': [tawkHosts],
  'style-src': [tawkHosts, inlineStyles],
  'img-src': [tawkHosts],
  'font-src': [tawkHosts],
  'media-src': [tawkHosts],
  'frame-src': [tawkHosts],
  'connect-src': [tawkHosts, 'wss://*.tawk.to'],
} as const;
