import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { cleared, withoutValue, withWords } from './address-links.ts';
import { useAddress } from './use-address.ts';

/** What to drop from a search: some of the words (`words` are those that stay) or a filter. */
interface SearchRelaxation {
  without: string;
  filter: string | null;
  words: string;
  total: number;
}

interface NothingFoundProps {
  title: string;
  /** What is known more exactly, in place of the title. */ said?: { title: string; note: ReactNode } | null;
  ways: readonly SearchRelaxation[];
  /** The whole list. */ all: string;
  allAddress?: string;
  children?: ReactNode;
}

/** No results: what to drop, and how many results that gives (PRODUCT N3). */
export function NothingFound({ title, said = null, ways, all, allAddress, children }: NothingFoundProps) {
  const t = useTranslations('list.empty');
  const params = useAddress();
  const asked = onlyWords(params);
  return (
    <div className="border-t border-line py-12">
      <VerandaDrawing className="w-44 text-ink-soft" />
      <h3 className="display mt-6 text-h3">{said?.title ?? (asked === null ? title : t('words', { words: asked }))}</h3>
      {said?.note && <p className="mt-3">{said.note}</p>}
      {ways.length > 0 && (
        <>
          <p className="mt-2 text-ink-soft">{t('text')}</p>
          <ul className="mt-5 grid max-w-md">
            {ways.map(({ without, filter, words, total }) => (
              <li key={`${without} ${filter}`} className="border-b border-line">
                <RelaxationLink
                  to={filter === null ? withWords(params, words) : withoutValue(params, filter, null)}
                  label={t('without', { label: without })}
                  total={total}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-7">
        <Link to={allAddress ?? cleared(params)} className="btn btn-line">
          {all}
        </Link>
      </p>
      {children}
    </div>
  );
}

/** What was typed, where nothing else restricts the list; null where something does. */
function onlyWords(params: URLSearchParams): string | null {
  const words = params.get('w')?.trim().slice(0, 60) ?? '';
  const filtered = [...params].some(([name, value]) => value !== '' && !unfiltered.has(name));
  return words === '' || filtered ? null : words;
}

const unfiltered = new Set(['w', 'id', 'sort', 'after', 'from']);

function RelaxationLink({ to, label, total }: { to: string; label: string; total: number }) {
  const format = useFormatter();
  return (
    <Link to={to} preventScrollReset className="flex min-h-11 items-center justify-between gap-4 py-2 hover:underline">
      <span>{label}</span>
      <span className="num text-ink-soft">{format.number(total)}</span>
    </Link>
  );
}
