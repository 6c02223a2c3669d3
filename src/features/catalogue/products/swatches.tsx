import { useTranslations } from 'use-intl';
import { colourLooks } from './colour-looks.ts';

const most = 4;

/** The colours of a piece: dots, with text for screen readers. */
export function Swatches({ colours }: { colours: readonly { key: string; name: string }[] }) {
  const t = useTranslations('cards');
  if (colours.length === 0) return null;
  return (
    <span className="flex items-center gap-1">
      {colours.slice(0, most).map(({ key }) => (
        <i
          key={key}
          aria-hidden
          className="h-3 w-3 rounded-full border border-line-strong sm:h-3.5 sm:w-3.5"
          style={{ background: colourLooks[key] }}
        />
      ))}
      <span className="sr-only">{colours.map(({ name }) => name).join(t('comma'))}</span>
    </span>
  );
}
