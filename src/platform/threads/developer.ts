import type { WalkKnot } from '#platform/threads/film.ts';
import type { Tiles } from '#platform/threads/tiles.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';

/** A camera somewhere in a design, millimetres and Z up, or one of its own by id. */
export type WantedCamera =
  | { id: string }
  | {
      name: string;
      at: { x: number; y: number; z: number };
      target: { x: number; y: number; z: number };
      view: number;
      aspect: number;
    };

/** From a place of a tour to another, by number: radians to the right of its picture's middle, and up. */
export interface TourLink {
  to: number;
  yaw: number;
  pitch: number;
}

/** What one camera would see. `camera` in metres. */
export interface SeenView {
  name: string;
  aspect: number;
  camera: { at: [number, number, number]; target: [number, number, number]; view: number };
  /** It stood in a wall and was put before it. */
  moved: boolean;
}

/** What is to be ordered: pictures, places that are linked, or a walk through all cameras. */
export interface WantedLook {
  text: string;
  cameras: readonly WantedCamera[];
  hours: readonly (number | null)[];
  lamp: boolean;
  as: 'still' | 'panorama' | 'tour' | 'walk';
  /** Of a walk; null: as one strolls. */
  seconds: number | null;
}

/** What would be rendered, before anything is ordered, or why not; `name` says at which camera. */
export type LookedAt =
  | {
      ok: true;
      views: SeenView[];
      hours: number[];
      /** Of a tour, for each place. */
      links: TourLink[][] | null;
      walk: { seconds: number; knots: WalkKnot[] } | null;
    }
  | { ok: false; reason: 'no_camera' | 'in_wall' | 'no_way'; name: string }
  | { ok: false; reason: 'dark' }
  | { ok: false; reason: 'too_long'; seconds: number };

/** A piece as it came, judged: what cannot be true is `bad`. */
export type JudgedPiece =
  | {
      ok: true;
      meter?: undefined;
      thumb: Uint8Array<ArrayBuffer>;
      /** Kept in place of the half floats, where that was asked for. */
      developed: Uint8Array<ArrayBuffer> | null;
    }
  | { ok: false; why: string };
export type JudgedMeter =
  | { ok: true; meter: MeterReading; thumb: Uint8Array<ArrayBuffer> }
  | { ok: false; why: string };

/** A meter's picture as it came. `as`: its tones are of one picture, of one that goes around, or of many. */
export interface WantedMeter {
  bytes: Uint8Array;
  width: number;
  height: number;
  night: boolean;
  as: 'still' | 'panorama' | 'film';
}

export interface SheetOfPieces {
  width: number;
  height: number;
  piece: number;
}

/** Looks at designs, judges pieces, makes pictures of them: off the event loop. */
export interface Developer {
  /** `whose`: of the person whose other looks wait for this one. */
  look(job: WantedLook, whose: string): Promise<LookedAt>;
  judgeMeter(job: WantedMeter): Promise<JudgedMeter>;
  judgePiece(job: {
    bytes: Uint8Array;
    n: number;
    sheet: SheetOfPieces;
    meter: MeterReading;
    meterPicture: Uint8Array;
    /** A vast picture's pieces are developed as they come: as half floats they would be gigabytes. */
    develop: boolean;
  }): Promise<JudgedPiece>;
  /** The frames of a piece of a film: as many as there should be, of its size, as bright as the meter saw it. */
  judgeFrames(job: {
    bytes: Uint8Array;
    frames: number;
    size: { width: number; height: number };
    meterThumb: Uint8Array;
  }): Promise<JudgedPiece>;
  /** A film as far as it is: its newest frame, or what the meter saw first. */
  growFilm(job: {
    size: { width: number; height: number };
    meterThumb: Uint8Array;
    newest: Uint8Array | null;
  }): Promise<Uint8Array>;
  /** A film as MP4, and its poster as WebP. `read` has the frames of a piece. */
  film(
    job: { size: { width: number; height: number }; pieces: number },
    read: (n: number) => Promise<Uint8Array>,
  ): Promise<{ full: Uint8Array; shown: Uint8Array }>;
  /**
   * What is there so far as a WebP: the meter's picture or the glance, and over it each piece's small one, as they were
   * judged.
   */
  grow(job: {
    sheet: SheetOfPieces;
    meterThumb: Uint8Array;
    glance: Uint8Array | null;
    thumbs: readonly { n: number; thumb: Uint8Array }[];
  }): Promise<Uint8Array>;
  /**
   * The finished picture as a JPEG, and as a WebP for the page; in rows of pieces, never all of it in memory. `read` has
   * a piece's half floats, or the piece developed where `developed`.
   */
  finish(
    job: { sheet: SheetOfPieces; meter: MeterReading; developed: boolean; tiles: Tiles | null },
    read: (n: number) => Promise<Uint8Array>,
    keepTile: (tile: { level: number; x: number; y: number; bytes: Uint8Array }) => Promise<void>,
  ): Promise<{ full: Uint8Array; shown: Uint8Array }>;
  /** A piece of baked light: numbers only, and no brighter than the meter's picture allows. */
  judgeLight(job: { bytes: Uint8Array; meter: MeterReading; meterPicture: Uint8Array }): Promise<JudgedPiece>;
  /** All pieces of baked light as one file, and the print of the home it was baked of. */
  finishLight(job: {
    text: string;
    hour: number;
    meter: MeterReading;
    pieces: readonly Uint8Array[];
  }): Promise<{ file: Uint8Array; print: string }>;
  close(): Promise<void>;
}
