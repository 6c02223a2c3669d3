import { useTranslations } from 'use-intl';

/** How the colours of the vocabulary look, as cloth and wood in our studio. */
const looks: Readonly<Record<string, string>> = {
  black: '#232122', white: '#f3f1ec', cream: '#d9cfbf', grey: '#8d8e8c', brown: '#6e4a31', red: '#a6342b', orange: '#bf6a34', yellow: '#d0a53f', green: '#6f8264', blue: '#3d5876', purple: '#6a5079', pink: '#cf9b97', gold: '#b08d4a',
};
const most = 4;

/** The colours a piece comes in: dots for the eye, words for a screen reader. */
export function Swatches({ colours }: { colours: readonly { key: string; name: string }[] }) {
  const t = useTranslations('cards');
  if (colours.length === 0) return null;
  return (
    <span className="flex items-center gap-1">
      {colours.slice(0, most).map(({ key }) => <i key={key} aria-hidden className="h-3 w-3 rounded-full border border-line-strong sm:h-3.5 sm:w-3.5" style={{ background: looks[key] }} />)}
      <span className="sr-only">{colours.map(({ name }) => name).join(t('comma'))}</span>
    </span>
  );
}
