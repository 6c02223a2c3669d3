import type { Vec3 } from '#lib/vec.ts';

/** From where and whereto one looks: millimetres, Z up from the ground. */
export interface SeenFrom {
  readonly at: Vec3;
  readonly target: Vec3;
}

/** A picture of the design: ordered, on its way, or there (PRODUCT K1). */
export interface RenderJob {
  readonly id: string;
  readonly version: number;
  readonly kind: RenderKind;
  readonly size: string;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly seen: SeenFrom;
  readonly hour: number;
  readonly state: 'waiting' | 'preparing' | 'tracing' | 'finishing' | 'done' | 'cancelling' | 'cancelled' | 'failed';
  readonly done: number;
  readonly of: number;
  readonly place: number | null;
  readonly seconds: number | null;
  readonly preview: string | null;
  readonly result: string | null;
  readonly error: 'dark' | 'lost' | 'tracing' | 'finishing' | 'design' | null;
  /** Of a film. */
  readonly film: { readonly frames: number; readonly seconds: number } | null;
  /** Squares of a large panorama, loaded as they are looked at. */
  readonly tiles: { readonly side: number; readonly levels: number } | null;
  /** The order of several pictures it was made with. */
  readonly group: string | null;
  /** Moments, as ISO writes them. */
  readonly createdAt: string;
  readonly endedAt: string | null;
}
type RenderKind = 'preview' | 'photo' | 'panorama' | 'walk' | 'live';
/** What can be ordered; a set is every camera at every hour. */
export type OrderKind = RenderKind | 'set';

/** Several pictures ordered as one. `places` of a tour: where the middle of each picture looks, and arrows to others. */
export interface RenderGroup {
  readonly id: string;
  readonly kind: 'tour' | 'set';
  readonly renders: readonly { readonly n: number; readonly render: string }[];
  readonly places:
    | readonly {
        readonly name: string;
        readonly middle: number;
        readonly links: readonly { readonly to: number; readonly yaw: number; readonly pitch: number }[];
      }[]
    | null;
}

export interface RenderChoice {
  readonly kind: RenderKind;
  readonly size: string;
  /** Of the longer side. */
  readonly pixels: number;
  /** Null: takes nothing. */
  readonly quota: {
    readonly left: number;
    readonly allowed: number;
    readonly per: 'life' | 'month' | 'year' | 'atOnce' | null;
  } | null;
  /** Null where nobody is there to trace it. */
  readonly seconds: number | null;
}

export interface RenderWish {
  readonly kind: OrderKind;
  readonly size: string;
  /** Ids of cameras, in the order a film walks through them. */
  readonly cameras: readonly string[];
  /** Width over height. */
  readonly shape: number;
  /** Of a set several. */
  readonly hours: readonly number[];
  /** Of a film; null: as one strolls. */
  readonly seconds: number | null;
  readonly lamp: boolean;
}

/** `refused` is the reason in the words of the server; `dark` where a lamp would help. */
export type RenderAnswer =
  | { readonly ok: true; readonly offered: boolean; readonly moved: boolean; readonly id: string }
  | { readonly ok: false; readonly dark: boolean; readonly words: string };

/** Pictures traced of the open design. */
export interface RenderPort {
  choices(): Promise<{ readonly choices: readonly RenderChoice[]; readonly runs: boolean }>;
  /** The newest first. */
  list(): Promise<readonly RenderJob[]>;
  read(id: string): Promise<RenderJob>;
  /** Tells which has come further; null where something may have: the connection was cut, or came back. */
  follow(hear: (id: string | null) => void): () => void;
  groups(): Promise<readonly RenderGroup[]>;
  cancelGroup(id: string): Promise<void>;
  /** The address of a square of a large panorama. */
  tile(id: string, level: number, x: number, y: number): string;
  order(wish: RenderWish): Promise<RenderAnswer>;
  cancel(id: string): Promise<void>;
  retry(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The form of a new work with this picture in it; null where this person publishes nothing. */
  readonly publish: ((id: string) => Promise<string>) | null;
  /** Works that show this design, and a tour put on the page of one; null where this person publishes nothing. */
  readonly onWorks: {
    list(): Promise<readonly { readonly id: string; readonly name: string }[]>;
    show(group: string, work: string): Promise<void>;
  } | null;
  /** Where plans are compared. */
  readonly plans: string;
}
