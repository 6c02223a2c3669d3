import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Style } from '#models/vocabulary.ts';

/** Where the demo homes stand. */
export const cities = {
  hanoi: { latitude: 21.03, longitude: 105.85 },
  danang: { latitude: 16.05, longitude: 108.2 },
  hoian: { latitude: 15.88, longitude: 108.33 },
  hue: { latitude: 16.46, longitude: 107.59 },
  dalat: { latitude: 11.94, longitude: 108.44 },
  saigon: { latitude: 10.78, longitude: 106.7 },
} as const;
type City = keyof typeof cities;

/** A room to furnish: a point in it, its type, and the seed. */
export interface PlannedRoom {
  at: readonly [x: number, y: number];
  level?: string;
  type: RoomType;
  name: string;
  seed: number;
  /** Where it differs from the home's own. */
  style?: Style | 'veranda';
}

/** Where a picture is taken: found by the camera finder unless given as `[x, y, towards x, towards y]`. */
export interface PlannedView {
  /** Which of the rooms, by name; default: the first. */
  room?: string;
  /** The side the daylight should come from. */
  light?: 'left' | 'right';
  by?: readonly [x: number, y: number, tx: number, ty: number];
  /** Which of the finder's results, best first; default 0. */
  rank?: number;
  /** What a detail picture should show. */
  of?: string;
  z?: number;
  /** Vertical, degrees. */
  view?: number;
}

export interface HomePlan {
  id: string;
  style: Style | 'veranda';
  city: City;
  /** Walls and openings. */
  shell: () => Design;
  rooms: readonly PlannedRoom[];
  /** Where the sun stands, in degrees of the plan (0 is +X, 90 is +Y), and how high. */
  sun: readonly [towards: number, high: number];
  /** Morning or afternoon. */
  day?: number;
  afternoon?: boolean;
  main?: PlannedView;
  detail?: PlannedView;
  panorama?: PlannedView;
  /** Manual corrections at the end. */
  corrections?: (design: Design) => readonly Command[];
}
