import { useTranslations } from 'use-intl';
import type { Level } from '#design/document.ts';

interface LevelChoiceProps {
  levels: readonly Pick<Level, 'id' | 'name'>[];
  chosen: string;
  onChoose(level: string): void;
}

/** Which storey one stands on or looks down at, the highest at the top as in a lift. */
export function LevelChoice({ levels, chosen, onChoose }: LevelChoiceProps) {
  const t = useTranslations('viewer.level');
  return (
    <fieldset
      aria-label={t('title')}
      className="absolute bottom-20 left-4 flex max-h-[calc(100%-9rem)] flex-col-reverse overflow-y-auto rounded-s bg-shade-raised/85 p-1 text-small lg:left-margin"
    >
      {levels.map(({ id, name }, i) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-11 max-w-48 shrink-0 cursor-pointer truncate rounded-s px-3 text-left text-on-shade aria-pressed:bg-on-shade aria-pressed:font-medium aria-pressed:text-[#1c231f] lg:min-h-10"
        >
          {name || t('numbered', { number: i + 1 })}
        </button>
      ))}
    </fieldset>
  );
}
