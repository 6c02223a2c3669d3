import { useTranslations } from 'use-intl';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { FaqGroup } from '../site-texts.ts';
import { FaqItem } from './faq-item.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Topics in the first column, their questions beside. Search results are opened. */
export function FaqGroups({ groups, words }: { groups: readonly FaqGroup[]; words: string }) {
  const t = useTranslations('help');
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0);
  useOpenedByAddress();
  return (
    <>
      <output className="caption mt-3 block min-h-5">{words === '' ? '' : t('search.found', { count, words })}</output>
      {count === 0 ? (
        <NothingFound />
      ) : (
        <div className="eave bays mt-5 gap-y-10">
          <nav aria-label={t('topics')} className="col-span-4 self-start pt-3 max-md:hidden lg:sticky lg:top-24">
            <ul className="text-small text-ink-soft">
              {groups.map(({ key, name, faqs }) => (
                <li key={key}>
                  <a
                    href={`#topic-${key}`}
                    className="flex min-h-11 items-center justify-between gap-3 py-1 hover:text-ink md:max-w-64 lg:min-h-9"
                  >
                    {name}
                    <span className="num caption">{faqs.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="col-span-4 grid gap-14 pt-3 md:col-span-8">
            {groups.map(({ key, name, faqs }) => (
              <section key={key} id={`topic-${key}`}>
                <h2 className="display text-title">{name}</h2>
                <ul className="mt-3 divide-y divide-line border-y border-line">
                  {/* Keyed by the search, so that its results start opened or closed accordingly. */}
                  {faqs.map((faq) => (
                    <FaqItem key={`${faq.id} ${words === ''}`} faq={faq} open={words !== ''} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function NothingFound() {
  const t = useTranslations('help.nothing');
  return (
    <div className="eave mt-5">
      <VerandaDrawing className="mt-6 w-44" />
      <h2 className="display mt-4 text-h3">{t('title')}</h2>
      <p className="mt-2 max-w-md text-ink-soft">{t('text')}</p>
      <p className="mt-4">
        <a href="#feedback" className="btn btn-line">
          {t('ask')}
        </a>
      </p>
    </div>
  );
}

/** Opens the answer an address points at, for browsers that do not do so themselves and for links inside the page. */
function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    const folded = target?.closest('details');
    if (!folded || folded.open) return;
    folded.open = true;
    target?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
