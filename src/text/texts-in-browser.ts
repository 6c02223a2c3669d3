import type { Messages } from 'use-intl';
import { parseLocale } from '#lib/locale.ts';
import type { NamedTexts, TextSource } from './named-texts.ts';

type Texts = Record<string, unknown>;

const messageFiles = import.meta.glob<Texts>('../../messages/*/*.json', { import: 'default' });

/** Texts as files, each fetched once and from then on at hand. */
export function textsInBrowser(files: Readonly<Record<string, () => Promise<Texts>>> = messageFiles) {
  const there = new Map<string, Texts>();
  const coming = new Map<string, Promise<Partial<Messages>>>();

  const source: TextSource = (texts) => {
    const ready = readyOf(texts);
    if (ready !== null) return ready;
    const key = JSON.stringify(texts);
    const asked = coming.get(key) ?? fetched(texts);
    coming.set(key, asked);
    return asked;
  };

  async function fetched(texts: NamedTexts): Promise<Partial<Messages>> {
    await Promise.all(
      texts.names.map(async (name) => {
        const path = pathOf(texts, name);
        const found = there.get(path) ?? (await files[path]?.());
        if (found !== undefined) there.set(path, found);
      }),
    );
    return readyOf(texts) ?? {};
  }

  /** All of them; null while one is missing. */
  function readyOf(texts: NamedTexts): Partial<Messages> | null {
    const parts = texts.names.flatMap((name) => {
      const found = there.get(pathOf(texts, name));
      return found === undefined ? [] : [[name, found] as const];
    });
    return parts.length === texts.names.length ? (Object.fromEntries(parts) as Partial<Messages>) : null;
  }

  return {
    source,
    /** Those the page at hand was rendered with, as it names them itself. A failure shows where they are used. */
    async begin(written: string | undefined): Promise<void> {
      const [language, ...names] = written?.split(' ') ?? [];
      const locale = parseLocale(language);
      if (locale !== null)
        await Promise.resolve(source({ locale, names: names as NamedTexts['names'] })).catch(ignored);
    },
  };
}

function pathOf({ locale }: NamedTexts, name: string): string {
  return `../../messages/${locale}/${name}.json`;
}

function ignored(): void {}
