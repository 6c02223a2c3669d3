import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { cleared, withoutValue, withWords } from '../address-links.ts';
import type { ModelList } from '../model.ts';
import { useAddress } from '../use-address.ts';

/** Nothing is all of that; which wish to let go of, and what that gives (PRODUCT N3). */
export function NothingFound({ words, relaxations }: { words: string; relaxations: ModelList['relaxations'] }) {
  const t = useTranslations('models.empty');
  const params = useAddress();
  return (
    <div className="border-t border-line py-12">
      <VerandaDrawing className="w-44 text-ink-soft" />
      <h3 className="display mt-6 text-h3">{t('title')}</h3>
      {relaxations.length > 0 && (
        <>
          <p className="mt-2 text-ink-soft">{t('text')}</p>
          <ul className="mt-5 grid max-w-md">
            {relaxations.map(({ label, text, filter, total }) => (
              <li key={`${text} ${filter}`} className="border-b border-line"><Way to={filter === null ? withWords(params, lessWords(words, text!)) : withoutValue(params, filter, null)} label={t('without', { label })} total={total} /></li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-7"><Link to={cleared(params)} className="btn btn-line">{t('all')}</Link></p>
    </div>
  );
}

function Way({ to, label, total }: { to: string; label: string; total: number }) {
  const format = useFormatter();
  return <Link to={to} preventScrollReset className="flex min-h-11 items-center justify-between gap-4 py-2 hover:underline"><span>{label}</span><span className="num text-ink-soft">{format.number(total)}</span></Link>;
}

/** The words without those let go; typed capitals and doubled spaces do not hide them. */
function lessWords(words: string, text: string): string {
  const spaced = words.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const at = spaced.toLowerCase().indexOf(text);
  return at < 0 ? '' : (spaced.slice(0, at) + spaced.slice(at + text.length)).replace(/\s+/g, ' ').trim();
}
