import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

/** A mail or SMS as data: which text, to whom, in which language. It is rendered only when it is sent. */
export interface Letter {
  to: string;
  locale: Locale;
  template: LetterTemplate;
  values: Record<string, string | number>;
}

export const letterTemplates = [
  'code',
  'newDevice',
  'passwordChanged',
  'contactChanged',
  'accountDeleted',
  'notice',
  'noticeByChoice',
  'feedbackAnswer',
  'orderPlaced',
] as const;
type LetterTemplate = (typeof letterTemplates)[number];

export interface WrittenLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address where this kind of mail is unsubscribed; mail programs show it as a button. */
  unsubscribe: string | null;
}

/** A code that has expired meanwhile is not worth sending any more. */
export function isTooLate({ template, values }: Letter, writtenAt: Date, now: Date): boolean {
  return template === 'code' && now.getTime() - writtenAt.getTime() > Number(values.minutes) * 60_000;
}

export function writeLetter(letter: Letter): WrittenLetter {
  const subject = written(letter, 'subject');
  const text = `${written(letter, 'body')}\n\n${translator(letter.locale, 'mail')('signature')}`;
  const unsubscribe =
    typeof letter.values.unsubscribe === 'string' && letter.values.unsubscribe !== ''
      ? letter.values.unsubscribe
      : null;
  return { to: letter.to, subject, text, html: asHtml(letter, subject, text), unsubscribe };
}

/** An SMS is one line with only what is needed. */
export function writeSms(letter: Letter): { to: string; text: string } {
  return { to: letter.to, text: written(letter, 'sms') };
}

/**
 * A letter may have waited since before its text asked for more: what it does not know is left out, with the paragraph
 * it would have filled.
 */
function written({ locale, template, values }: Letter, part: 'subject' | 'body' | 'sms'): string {
  const t = translator(locale, 'mail');
  const asked = String(t.raw(`${template}.${part}`)).matchAll(/\{(\w+)[,}]/g);
  const unknown = [...asked].map(([, name = '']) => name).filter((name) => !Object.hasOwn(values, name));
  const text = t(`${template}.${part}`, { ...Object.fromEntries(unknown.map((name) => [name, ''])), ...values });
  return unknown.length === 0 ? text : text.replaceAll(/\n{3,}/g, '\n\n');
}

/** Our own addresses become links; one that a user wrote stays text. */
function asHtml({ locale, values }: Letter, subject: string, text: string): string {
  const { code, link, unsubscribe } = values;
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((p) => `<p style="margin:0 0 16px">${p.replaceAll('\n', '<br>')}</p>`)
    .join('');
  const pressed = [link, unsubscribe]
    .filter((address) => typeof address === 'string' && address !== '')
    .map((address) => escapeHtml(String(address)))
    .reduce(
      (html, address) => html.replace(address, () => `<a href="${address}" style="color:#a51d53">${address}</a>`),
      paragraphs,
    );
  const body =
    code === undefined
      ? pressed
      : pressed.replace(String(code), `<strong style="font-size:22px;letter-spacing:2px">${code}</strong>`);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:#f4f3ed;color:#1c231f;font:16px/26px 'Be Vietnam Pro','PingFang SC',sans-serif"><div style="max-width:34rem;margin:0 auto;padding:40px 24px">${body}</div></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
