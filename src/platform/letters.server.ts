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
  const t = translator(letter.locale, 'mail');
  const subject = t(`${letter.template}.subject`, letter.values);
  const text = `${t(`${letter.template}.body`, letter.values)}\n\n${t('signature')}`;
  const unsubscribe =
    typeof letter.values.unsubscribe === 'string' && letter.values.unsubscribe !== ''
      ? letter.values.unsubscribe
      : null;
  return { to: letter.to, subject, text, html: asHtml(letter, subject, text), unsubscribe };
}

/** An SMS is one line with only what is needed. */
export function writeSms(letter: Letter): { to: string; text: string } {
  return { to: letter.to, text: translator(letter.locale, 'mail')(`${letter.template}.sms`, letter.values) };
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
