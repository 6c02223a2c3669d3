/** Work done off the event loop: for a model, and the plan of a design. */
export type StudioJob =
  | { kind: 'picture'; id: string; finishes: Readonly<Record<string, string>>; width: number; height: number }
  | { kind: 'glb'; id: string; finishes: Readonly<Record<string, string>> }
  | PlanJob;

/**
 * `design` is the document, `name` identifies these very contents of it: hashing megabytes for every visitor would keep
 * others waiting. Labels are localised: rooms by their ids, figures as `locale` writes them; without
 * them the plan serves every language.
 */
export interface PlanJob {
  kind: 'plan';
  name: string;
  design: object;
  level: string;
  ground: 'shade' | 'paper';
  words: { locale: string; rooms: Readonly<Record<string, string>> } | null;
  /** As a PNG of this size instead of SVG, for whoever shows no drawings. */
  pixels: { width: number; height: number } | null;
}

/** A result in progress: whether it is ready, and its bytes. */
interface StudioWork {
  ready: boolean;
  bytes(): Promise<Uint8Array>;
}

/** Pictures and files of models. Concurrent requests for the same share one execution. */
export interface Studio {
  /** Version of the library: another one may draw the same id differently. */
  edition: string;
  /** The content type of its pictures. */
  pictureType: string;
  make(job: StudioJob): Promise<StudioWork>;
  close(): Promise<void>;
}
