import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { exists } from '#editor/things.ts';
import type { Other } from '#editor/sync/company.ts';
import type { Point } from '#lib/vec2.ts';
import { useThingWords } from '../words/use-thing-words.ts';
import { useGuestName } from './use-guest-name.ts';

interface GuestMarksProps {
  others: readonly Other[];
  design: Design;
  /** Where a place of the plan is seen; null where it is not. */
  screen(at: Point): Point | null;
  /** Where the words about a selected thing stand. */
  over(id: string): Point | null;
}

/** The pointers of the others with their names, and who has what in hand. */
export function GuestMarks({ others, design, screen, over }: GuestMarksProps) {
  const t = useTranslations('together');
  const nameOf = useGuestName();
  const words = useThingWords();
  return others.map((other) => {
    const at = other.cursor.at && screen(other.cursor.at);
    const [first] = other.cursor.selected.filter((id) => exists(design, id));
    const place = first === undefined ? null : over(first);
    return (
      <div key={other.window} className={`tg-ink-${other.ink}`}>
        {first !== undefined && place && (
          <span className="tg-has" style={{ translate: `${place.x}px ${place.y}px` }}>
            {t('has', { name: nameOf(other), thing: words(design, first) })}
          </span>
        )}
        {at && (
          <span className="tg-cursor" style={{ translate: `${at.x}px ${at.y}px` }} data-window={other.window}>
            <svg width="26" height="26" viewBox="0 0 20 20" aria-hidden>
              <path d="M3 2l13 6.5-6 1.7-2.2 5.8z" />
            </svg>
            <b>{nameOf(other)}</b>
          </span>
        )}
      </div>
    );
  });
}
