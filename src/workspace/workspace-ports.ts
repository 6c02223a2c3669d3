import type { UploadAddress } from '#viewer/subject.ts';
import type { Beginning } from './beginning-port.ts';
import type { CataloguePort } from './catalogue-port.ts';
import type { ConflictPort } from './conflict-port.ts';
import type { FavouritesPort } from './favourites-port.ts';
import type { ListPort } from './list-port.ts';
import type { PublishPort, VersionsPort } from './versions-port.ts';
import type { FurnishPort } from './furnish-port.ts';
import type { OffersPort } from './offers-port.ts';
import type { UploadsPort } from './uploads-port.ts';
import type { KeepingPort } from './keeping-port.ts';
import type { PicturesPort } from './pictures-port.ts';
import type { PricesPort } from './prices-port.ts';
import type { Session } from '#editor/session.ts';

/** How far what was done has got, for the save state in the bar. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving'; readonly pending: number }
  | { readonly kind: 'offline'; readonly pending: number }
  | { readonly kind: 'readOnly'; readonly reason: string }
  /** Only in this browser; `kept` is false while its storage refuses. */
  | { readonly kind: 'local'; readonly kept: boolean };

/** Where the steps of this window's session are kept over a reload. */
export interface StepsPort {
  read(): string | null;
  write(steps: string): void;
}

/** What the workspace asks of the page around it, so that it knows no feature. */
export interface WorkspacePorts {
  /** Joins the session with what stores it; answers how to let go. */
  attach?(session: Session): () => void;
  readonly steps?: StepsPort;
  saveState(): SaveState;
  onSaveState(listener: () => void): () => void;
  readonly catalogue: CataloguePort;
  readonly conflicts: ConflictPort;
  /** Who works, so that first hints end for each person. */
  readonly person: string;
  readonly offers: OffersPort;
  /** Null for a visitor, whom the market does not know. */
  readonly favourites: FavouritesPort | null;
  readonly uploads: UploadsPort;
  readonly list: ListPort;
  /** Null where the design is stored in this browser alone. */
  readonly versions: VersionsPort | null;
  /** Null where this person publishes nothing. */
  readonly publish: PublishPort | null;
  readonly furnish: FurnishPort;
  /** Where the file of an uploaded model lies. */
  readonly uploadAddress: UploadAddress;
  /** Of a design that only this browser has. */
  readonly keeping?: KeepingPort;
  readonly beginning?: Beginning;
  /** Without it there is nothing to trace. */
  readonly pictures?: PicturesPort;
  readonly prices?: PricesPort;
  /** Where leaving leads. */
  readonly home: string;
}
