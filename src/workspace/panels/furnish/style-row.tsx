import { useCallback } from 'react';
import { styles, type Style } from '#models/vocabulary.ts';
import { useLanguage } from '../../words/use-language.ts';

/** The styles with a room of the demo in each; on a phone one line of them to swipe. */
export function StyleRow({ chosen, onChoose }: { chosen: Style; onChoose(style: Style): void }) {
  const locale = useLanguage();
  // What was asked for in words may be at the other end of the line.
  const intoSight = useCallback((pressed: HTMLButtonElement | null) => {
    const row = pressed?.parentElement;
    if (row) row.scrollLeft = pressed.offsetLeft - row.offsetLeft - pressed.offsetWidth;
  }, []);
  return (
    <div className="fur-styles">
      {(Object.keys(styles) as Style[]).map((style) => (
        <button
          key={style}
          ref={style === chosen ? intoSight : null}
          type="button"
          aria-pressed={style === chosen}
          onClick={() => onChoose(style)}
        >
          <img
            className="fur-tile"
            src={`/pictures/styles/${style}.webp`}
            alt=""
            loading="lazy"
            width={192}
            height={128}
          />
          <span>{styles[style][locale]}</span>
        </button>
      ))}
    </div>
  );
}
