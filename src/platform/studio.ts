/** What can be made off the event loop: of a model, and the plan of a design. */
export type StudioJob =
  | { kind: 'picture'; id: string; finishes: Readonly<Record<string, string>>; width: number; height: number }
  | { kind: 'glb'; id: string; finishes: Readonly<Record<string, string>> }
  | PlanJob;

/**
 * `design` is the document as text. Words are the reader's: rooms by their ids, figures as `locale` writes them;
 * without them it serves every language.
 */
export interface PlanJob {
  kind: 'plan';
  design: string;
  level: string;
  ground: 'shade' | 'paper';
  words: { locale: string; rooms: Readonly<Record<string, string>> } | null;
}

/** A made thing on its way: whether it lies ready, and its bytes. */
interface StudioWork {
  ready: boolean;
  bytes(): Promise<Uint8Array>;
}

/** Pictures and files of models. Two who ask for the same get one work. */
export interface Studio {
  /** Names the very state of the library: another edition may draw the same id differently. */
  edition: string;
  /** The content type of its pictures. */
  pictureType: string;
  make(job: StudioJob): Promise<StudioWork>;
  close(): Promise<void>;
}
