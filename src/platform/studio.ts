/** What can be made of a model, off the event loop. */
export type StudioJob =
  | { kind: 'picture'; id: string; finishes: Readonly<Record<string, string>>; width: number; height: number }
  | { kind: 'glb'; id: string; finishes: Readonly<Record<string, string>> };

/** A made thing on its way: whether it lies ready, and its bytes. */
export interface StudioWork { ready: boolean; bytes(): Promise<Uint8Array> }

/** Pictures and files of models. Two who ask for the same get one work. */
export interface Studio {
  /** Names the very state of the library: another edition may draw the same id differently. */
  edition: string;
  /** The content type of its pictures. */
  pictureType: string;
  make(job: StudioJob): Promise<StudioWork>;
  close(): Promise<void>;
}
