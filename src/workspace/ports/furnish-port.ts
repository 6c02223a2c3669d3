import type { RoomType } from '#design/records/room.ts';
import type { CataloguePiece } from './catalogue-port.ts';
import type { FurnishJob, JobStep } from '#layout/proposals/furnish-job.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { Style } from '#models/vocabulary.ts';

/** Furnishes off the page's own thread. Aborted, it stops at once and tells nothing more. */
export interface Furnisher {
  run(job: FurnishJob, onStep: (step: JobStep) => void, signal: AbortSignal): Promise<void>;
}

/** A furnishing kept to be used in other rooms (DECISIONS D8). */
export interface FurnishTemplate {
  readonly id: string;
  readonly name: string;
  readonly type: RoomType;
  readonly style: Style;
  readonly pieces: readonly CataloguePiece[];
}

export interface KeptTemplates {
  readonly templates: readonly FurnishTemplate[];
  /** How many the person's plan allows at once; 0 where it has none. */
  readonly allowed: number;
}

export interface TemplatesPort {
  list(): Promise<KeptTemplates>;
  /** Throws an `Error` with words for the person where there is no place for it. */
  keep(template: Omit<FurnishTemplate, 'id'>): Promise<KeptTemplates>;
  remove(id: string): Promise<KeptTemplates>;
}

/** What furnishing asks of the world. The design itself is not sent anywhere. */
export interface FurnishPort {
  readonly furnisher: Furnisher;
  /** What is for sale for a room of a style. `province` is a code, or empty: where it would be brought to. */
  supply(style: Style, province: string): Promise<Supply>;
  /** Null: nobody is signed in. */
  readonly templates: TemplatesPort | null;
  /** Where plans are chosen. */
  readonly plans: string;
}
