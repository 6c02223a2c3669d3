import type { RoomLine, RoomList, RoomOffer } from '#features/catalogue/offers/room-list.ts';
import type { WorkDetail, WorkItem } from '#features/catalogue/works/work.ts';
import type { ViewDirection } from './room-spots.ts';

/** A line of the room's list that somebody sells, with the thing itself. */
export type OfferedLine = RoomLine & { offer: RoomOffer };

/** A mark on a piece one can buy: in a picture at thousandths of its width and height, in the panorama by direction. */
export interface ShownMark {
  key: string;
  line: OfferedLine;
  picture: number;
  x: number | null;
  y: number | null;
  around: ViewDirection | null;
}

/** Facts from the design. Square metres. */
export interface WorkHomeFacts {
  rooms: { id: string; name: string; area: number }[];
  levels: { id: string; name: string; plan: string }[];
}

interface Head {
  title: string;
  description: string;
  /** An address on our site. */ picture: string | null;
}
export interface WorkShown extends Head {
  kind: 'work';
  status: 200;
  work: WorkDetail;
  room: RoomList;
  marks: ShownMark[];
  home: WorkHomeFacts | null;
  /** By how many it is kept. */ saved: number;
}
/** It was published once. */
export interface WorkGone extends Head {
  kind: 'workGone';
  status: 410;
  others: WorkItem[];
}
export type WorkPage = WorkShown | WorkGone;
