import { useTranslations } from 'use-intl';
import type { RoomRecord } from '#design/records/room.ts';
import type { WallSide } from '#design/records/wall.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useSession } from '../editor-context.tsx';
import { useLanguage } from './use-language.ts';
import { roomsBehind, sideInPlan, type AlongWall } from './wall-sides.ts';

interface SideWord {
  value: WallSide;
  text: string;
}

/** The two sides of a wall by the rooms there; by their place in the plan where these do not tell them apart. */
export function useSideWords(place: AlongWall): [SideWord, SideWord] {
  const t = useTranslations('workspace.inspector');
  const locale = useLanguage();
  const { list } = usePunctuation();
  const design = useSession(({ history }) => history.design);
  const rooms = { left: roomsBehind(design, place, 'left'), right: roomsBehind(design, place, 'right') };
  const named = (room: RoomRecord | null) => (room ? ownRoomName(room, locale) : '');
  const unnamed = t([...rooms.left, ...rooms.right].some(named) ? 'sideOf.otherRoom' : 'sideOf.room');
  const wordsOf = (side: WallSide) => {
    const names = rooms[side].map((room) => (room ? named(room) || unnamed : t('sideOf.outside')));
    return [...new Set(names)].join(list);
  };
  const alike = wordsOf('left') === wordsOf('right');
  const sideWord = (value: WallSide) => ({
    value,
    text: alike ? t(`sideOf.${sideInPlan(design, place, value)}`) : wordsOf(value),
  });
  return [sideWord('left'), sideWord('right')];
}
