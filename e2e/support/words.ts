import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

export const languages = locales;

/** The product's texts in one language, from its own catalogues. */
export function wordsOf(language: Locale) {
  const accounts = translator(language, 'accounts');
  const plans = translator(language, 'plans');
  const plain = (words: string) => words;
  return {
    accounts,
    applications: translator(language, 'applications'),
    console: translator(language, 'console'),
    editor: translator(language, 'editor'),
    errors: translator(language, 'errors'),
    furnish: translator(language, 'furnish'),
    render: translator(language, 'render'),
    help: translator(language, 'help'),
    homes: translator(language, 'homes'),
    media: translator(language, 'media'),
    pages: translator(language, 'pages'),
    payments: translator(language, 'payments'),
    plans,
    /** The heading of the price page, its lines joined. */
    priceHeading: plans.markup('title', { br: () => ' ' }),
    profile: translator(language, 'profile'),
    remittances: translator(language, 'remittances'),
    shell: translator(language, 'shell'),
    start: translator(language, 'start'),
    together: translator(language, 'together'),
    workspace: translator(language, 'workspace'),
    agreement: accounts.markup('field.agreement', { terms: plain, disclaimer: plain, privacy: plain }),
  };
}

export type Words = ReturnType<typeof wordsOf>;

const catalogues = readdirSync(join(import.meta.dirname, '../../messages/en'))
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'mail'); // as in mail.example

/** A message key shown instead of its text. */
export const untranslatedKey = new RegExp(`\\b(?:${catalogues.join('|')})\\.[a-zA-Z]\\w+`);

/** A word that occurs nowhere yet, of letters alone: numbers are no words to search for. */
export function unheard(): string {
  return `Quy${Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}
