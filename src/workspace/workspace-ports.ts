import type { UploadAddress } from '#viewer/subject.ts';
import type { Beginning } from './ports/beginning-port.ts';
import type { CataloguePort, ModelUpload } from './ports/catalogue-port.ts';
import type { CommentsPort } from './ports/comments-port.ts';
import type { DrawingsPort } from './ports/drawings-port.ts';
import type { ConflictPort } from './ports/conflict-port.ts';
import type { UnsentPort } from './ports/unsent-port.ts';
import type { ExportPort } from './ports/export-port.ts';
import type { FavouritesPort } from './ports/favourites-port.ts';
import type { ListPort } from './ports/list-port.ts';
import type { PublishPort, VersionsPort } from './ports/versions-port.ts';
import type { FurnishPort } from './ports/furnish-port.ts';
import type { OffersPort } from './ports/offers-port.ts';
import type { UploadsPort } from './ports/uploads-port.ts';
import type { KeepingPort } from './ports/keeping-port.ts';
import type { PicturesPort } from './ports/pictures-port.ts';
import type { RecordName } from './panels/record-names.ts';
import type { LightsPort } from './ports/lights-port.ts';
import type { RenderPort } from './ports/render-port.ts';
import type { PricesPort } from './ports/prices-port.ts';
import type { GuestPort } from './together/guest-port.ts';
import type { SharePort } from './together/share-port.ts';
import type { TogetherPort } from './together/together-port.ts';
import type { Session } from '#editor/session.ts';

/** How far what was done has got, for the save state in the bar. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving'; readonly pending: number }
  /** `kept` is false while the browser's storage refuses: what waits is in this window alone. */
  | { readonly kind: 'offline'; readonly pending: number; readonly kept: boolean }
  /** `pending`: what was done before, and waits here for the right to come back. */
  | { readonly kind: 'readOnly'; readonly reason: string; readonly pending: number }
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
  /** Without it nothing is said about the design: it is in this browser alone. */
  readonly comments?: CommentsPort;
  readonly conflicts: ConflictPort;
  /** Without it there is nothing to send. */
  readonly unsent?: UnsentPort;
  /** Who works, so that first hints end for each person. */
  readonly person: string;
  readonly offers: OffersPort;
  /** Null for a visitor, whom the market does not know. */
  readonly favourites: FavouritesPort | null;
  readonly uploads: UploadsPort;
  /** Null where this person brings no models of their own. */
  readonly bringModel: ModelUpload | null;
  readonly list: ListPort;
  /** Null where the design is stored in this browser alone. */
  readonly versions: VersionsPort | null;
  /** Null where this person publishes nothing. */
  readonly publish: PublishPort | null;
  /** Null where the design is stored in this browser alone. */
  readonly render: RenderPort | null;
  /** Baked light of the design; without it 3D is lit plainly. */
  readonly lights?: LightsPort;
  readonly furnish: FurnishPort;
  /** Where the file of an uploaded model lies. */
  readonly uploadAddress: UploadAddress;
  /** Of a design that only this browser has. */
  readonly keeping?: KeepingPort;
  readonly beginning?: Beginning;
  /** Without it there is nothing to trace. */
  readonly pictures?: PicturesPort;
  /** Drawings of other programs, to trace or to read walls from. */
  readonly drawings?: DrawingsPort;
  readonly prices?: PricesPort;
  /** Who else has it open; null where nobody else can. */
  readonly together?: TogetherPort | null;
  /** For its owner. */
  readonly share?: SharePort | null;
  /** For whom somebody else's is shared with. */
  readonly guest?: GuestPort | null;
  /** What is shared without prices says nowhere what it costs. */
  readonly pricesHidden?: boolean;
  /** Without it, files are only those the browser makes itself. */
  readonly exporting?: ExportPort | undefined;
  /** What lies in the place of the sheet at first, where an address asks for it. */
  readonly opened?: RecordName;
  /** Where leaving leads. */
  readonly home: string;
}
