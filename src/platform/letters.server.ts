import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

/** A mail or SMS as data: which text, to whom, in which language. It is written out only when it is sent. */
export interface Letter {
  to: string;
  locale: Locale;
  template: LetterTemplate;
  values: Record<string, string | number>;
}

export const letterTemplates = ['code', 'newDevice', 'passwordChanged', 'accountDeleted', 'consultation', 'notice', 'noticeByChoice', 'feedbackAnswer'] as const;
export type LetterTemplate = (typeof letterTemplates)[number];

export interface WrittenLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A code that has run out on its way is not worth a letter any more. */
export function isTooLate({ template, values }: Letter, writtenAt: Date, now: Date): boolean {
  return template === 'code' && now.getTime() - writtenAt.getTime() > Number(values.minutes) * 60_000;
}

export function writeLetter(letter: Letter): WrittenLetter {
  const t = translator(letter.locale, 'mail');
  const subject = t(`${letter.template}.subject`, letter.values);
  const text = `${t(`${letter.template}.body`, letter.values)}\n\n${t('signature')}`;
  return { to: letter.to, subject, text, html: asHtml(letter.locale, subject, text, letter.values.code) };
}

/** An SMS is one line and says only what is needed. */
export function writeSms(letter: Letter): { to: string; text: string } {
  return { to: letter.to, text: translator(letter.locale, 'mail')(`${letter.template}.sms`, letter.values) };
}

function asHtml(locale: Locale, subject: string, text: string, code: string | number | undefined): string {
  const paragraphs = escapeHtml(text).split('\n\n').map((p) => `<p style="margin:0 0 16px">${p.replaceAll('\n', '<br>')}</p>`).join('');
  const body = code === undefined ? paragraphs : paragraphs.replace(String(code), `<strong style="font-size:22px;letter-spacing:2px">${code}</strong>`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`
    + `<body style="margin:0;background:#f4f3ed;color:#1c231f;font:16px/26px 'Be Vietnam Pro','PingFang SC',sans-serif"><div style="max-width:34rem;margin:0 auto;padding:40px 24px">${body}</div></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
