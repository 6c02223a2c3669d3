import { useTranslations } from 'use-intl';
import type { Locale } from '#lib/locale.ts';
import type { ArticlePart } from '../article-parts.ts';
import { RichPart } from '../rich-part.tsx';
import { plainText } from '../rich-text.ts';

/** With at least this many headings the article gets a table of contents. */
const longFrom = 3;

/** The text at reading width; where it is long, its table of contents is sticky in the first column. */
export function ArticleBody({ parts, lang }: { parts: readonly ArticlePart[]; lang: Locale | undefined }) {
  const headings = parts.flatMap((part, index) =>
    part.kind === 'heading' ? [{ id: partId(index), text: plainText(part.text) }] : [],
  );
  const long = headings.length >= longFrom;
  return (
    <div className="eave bays mt-12 gap-y-10">
      {long && <Contents headings={headings} lang={lang} />}
      <div lang={lang} className={`col-span-4 pt-3 md:col-span-8 ${long ? '' : 'md:col-start-3'}`}>
        {parts.map((part, index) => (
          <RichPart key={partId(index)} part={part} id={partId(index)} />
        ))}
      </div>
    </div>
  );
}

function partId(index: number): string {
  return `part-${index + 1}`;
}

function Contents({ headings, lang }: { headings: readonly { id: string; text: string }[]; lang: Locale | undefined }) {
  const t = useTranslations('article');
  return (
    <nav
      aria-label={t('contents')}
      className="col-span-4 self-start pt-3 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <p className="text-small font-semibold">{t('contents')}</p>
      <ol lang={lang} className="mt-2 text-small text-ink-soft">
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center gap-3 py-1 hover:text-ink lg:min-h-9">
              <span className="num w-5 shrink-0">{index + 1}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
