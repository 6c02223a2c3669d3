import { useTranslations } from 'use-intl';
import { recordOf, type Design } from '#design/document.ts';
import type { Refusal } from '#layout/proposals/proposal.ts';
import { findFamily } from '#models/library.ts';
import { usePrice } from '#ui/price.tsx';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useLanguage } from '../../words/use-language.ts';

/** Why rooms stay as they are, and what would help. */
export function RefusalList({ refused, design }: { refused: readonly Refusal[]; design: Design }) {
  const t = useTranslations('furnish.refused');
  const locale = useLanguage();
  const price = usePrice();
  return (
    <ul className="fur-refused" role="alert">
      {refused.map(({ reason, room, piece, least = 0 }) => {
        const record = recordOf(design, 'rooms', room);
        const values = {
          room: record ? ownRoomName(record, locale) : t('thisRoom'),
          piece: (piece === undefined ? null : findFamily(piece))?.name[locale] ?? t('thePiece'),
          price: price(least),
        };
        return (
          <li key={room}>
            <strong>{values.room}</strong> {t(reason, values)}
          </li>
        );
      })}
    </ul>
  );
}
