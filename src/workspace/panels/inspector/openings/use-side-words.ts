import { useTranslations } from 'use-intl';
import type { Opening } from '#design/document.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { WallSide } from '#design/records/wall.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useSession } from '../../../editor-context.tsx';
import { useLanguage } from '../../../words/use-language.ts';
import { roomBehind, sideInPlan } from './opening-sides.ts';

const sides = ['left', 'right'] as const;

/** The two sides an opening can open to, by the rooms there; by their place in the plan where these do not tell them apart. */
export function useSideWords(opening: Opening): { value: WallSide; text: string }[] {
  const t = useTranslations('workspace.inspector');
  const locale = useLanguage();
  const design = useSession(({ history }) => history.design);
  const rooms = sides.map((side) => roomBehind(design, opening, side));
  const named = (room: RoomRecord | null) => (room ? ownRoomName(room, locale) : '');
  const words = rooms.map((room) => {
    if (!room) return t('sideOf.outside');
    return named(room) || t(rooms.some(named) ? 'sideOf.otherRoom' : 'sideOf.room');
  });
  const alike = words[0] === words[1];
  return sides.map((value, at) => ({
    value,
    text: alike ? t(`sideOf.${sideInPlan(design, opening, value)}`) : (words[at] ?? ''),
  }));
}
