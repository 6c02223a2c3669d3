import { Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { clean, foldText } from '#models/search/text.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { DesignBin } from './components/design-bin.tsx';
import { DesignCard } from './components/design-list.tsx';
import { DesignMenu } from './components/design-menu.tsx';
import type { DesignLine, DesignSize } from './workspace-page.ts';

interface MyDesignsProps {
  designs: readonly DesignLine[];
  /** What was rendered of them last, by design. */
  pictures?: Readonly<Record<string, string>>;
  /** How large they are, by design, as far as it is known. */
  sizes?: Readonly<Record<string, DesignSize>>;
  /** Whether they may still be drawn on. */
  allowed: boolean;
}

/** `''` is all of them, `null` the bin. */
type Shown = string | null;

/** A person's designs: by folder, by name, the last changed first; what is thrown away lies in the bin for 30 days. */
export function MyDesigns({ designs, pictures = {}, sizes = {}, allowed }: MyDesignsProps) {
  const t = useTranslations('start.mine');
  const { gap } = usePunctuation();
  const w = useTranslations('workspace');
  const p = useTranslations('profile.workspace');
  const [shown, setShown] = useState<Shown>('');
  const [words, setWords] = useState('');
  const folders = foldersOf(designs);
  // A folder goes with the last design in it.
  const folder = shown !== null && shown !== '' && !folders.has(shown) ? '' : shown;
  const found = designs.filter((design) => isIn(design, folder) && isCalled(design, words));
  return (
    <section className="mt-10" id="my-designs">
      {!allowed && (
        <p className="mb-8 max-w-read border-l-2 border-accent pl-4">
          {w('kept')}
          {gap}
          <Link to={pages.price.path} className="link">
            {p('plans')}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="display text-h3">{t('title')}</h2>
        <fieldset className="flex min-w-0 flex-wrap gap-2" aria-label={t('folders')}>
          <Chip on={folder === ''} onClick={() => setShown('')} text={t('all')} count={designs.length} />
          {[...folders].map(([name, count]) => (
            <Chip key={name} on={folder === name} onClick={() => setShown(name)} text={name} count={count} />
          ))}
          <button type="button" className="chip" aria-pressed={folder === null} onClick={() => setShown(null)}>
            <Trash2 aria-hidden size={16} />
            {t('bin')}
          </button>
        </fieldset>
        {folder !== null && designs.length > 0 && (
          <label className="input ml-auto w-full sm:w-64">
            <Search aria-hidden size={18} className="text-ink-soft" />
            <input
              type="search"
              value={words}
              maxLength={100}
              placeholder={t('search')}
              aria-label={t('search')}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
      </div>
      {folder === null ? (
        <DesignBin />
      ) : (
        <>
          {found.length === 0 && <p className="mt-6 text-ink-soft">{t(designs.length === 0 ? 'none' : 'notFound')}</p>}
          <ul className="mt-6 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5">
            {found.map((design) => (
              <li key={design.id} className="relative">
                <DesignCard design={design} picture={pictures[design.id]} size={sizes[design.id]} />
                <DesignMenu design={design} folders={[...folders.keys()]} copies={allowed} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Chip({ on, text, count, onClick }: { on: boolean; text: string; count: number; onClick(): void }) {
  return (
    <button type="button" className="chip max-w-56" aria-pressed={on} onClick={onClick}>
      <span className="truncate">{text}</span> <span className="num">{count}</span>
    </button>
  );
}

function foldersOf(designs: readonly DesignLine[]): Map<string, number> {
  const names = designs.flatMap(({ folder }) => folder ?? []).toSorted((a, b) => a.localeCompare(b));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function isIn(design: DesignLine, folder: Shown): boolean {
  return folder === '' || design.folder === folder;
}

/** Whatever the case and marks. */
function isCalled({ name }: DesignLine, words: string): boolean {
  return foldText(clean(name)).includes(foldText(clean(words)));
}
