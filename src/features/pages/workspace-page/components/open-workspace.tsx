import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { bindSession } from '#editor/sync/bind-session.ts';
import type { Sync } from '#editor/sync/sync.ts';
import type { SyncState } from '#editor/sync/sync-state.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Workspace } from '#workspace/workspace.tsx';
import { parseLocale } from '#lib/locale.ts';
import { syncTogether } from '../sync-together.ts';
import { designComments } from '../design-comments.ts';
import { designLights } from '../design-lights.ts';
import { syncConflicts } from '../sync-conflicts.ts';
import { syncUnsent } from '../sync-unsent.ts';
import { marketCatalogue } from '../market-catalogue.ts';
import { marketFavourites } from '../market-favourites.ts';
import { marketFurnish } from '../market-furnish.ts';
import { marketOffers } from '../market-offers.ts';
import { browserDrawings } from '../drawing/browser-drawings.ts';
import { keptSteps } from '../kept-steps.ts';
import { ownUploads, uploadAddress } from '../own-uploads.ts';
import { marketList, visitorList } from '../market-list.ts';
import type { SaveState, WorkspacePorts } from '#workspace/workspace-ports.ts';

interface OpenWorkspaceProps {
  /** Null where only this browser has it. */
  id: string | null;
  sync: Sync;
  person: string;
  /** Their own name, for the others; null for a visitor. */
  called?: string | null;
  more: Pick<
    WorkspacePorts,
    | 'keeping'
    | 'beginning'
    | 'pictures'
    | 'prices'
    | 'versions'
    | 'publish'
    | 'bringModel'
    | 'exporting'
    | 'render'
    | 'opened'
  > &
    Partial<Pick<WorkspacePorts, 'list' | 'favourites' | 'share' | 'guest' | 'pricesHidden'>>;
}

/** The workspace over a design that is open and saves itself. */
export function OpenWorkspace({ id, sync, person, called = null, more }: OpenWorkspaceProps) {
  const locale = useLocale();
  const opened = useMemo(() => portsOf(id, sync, person, called ?? ''), [id, sync, person, called]);
  const ports = useMemo(() => ({ ...opened, ...more }), [opened, more]);
  const units = { length: 'mm', area: 'm2', decimal: parseLocale(locale) === 'vi' ? ',' : '.' } as const;
  return <Workspace design={sync.design()} units={units} ports={ports} />;
}

function portsOf(
  id: string | null,
  sync: Sync,
  person: string,
  name: string,
): Omit<WorkspacePorts, 'versions' | 'publish' | 'bringModel' | 'render'> {
  let state = sync.state();
  let said = saveStateOf(state);
  return {
    home: pages.workspace.path,
    catalogue: marketCatalogue,
    offers: marketOffers(),
    favourites: id === null ? null : marketFavourites(person),
    uploads: ownUploads(id),
    drawings: browserDrawings,
    list: id === null ? visitorList() : marketList(id),
    furnish: marketFurnish(id !== null),
    ...(id === null ? {} : { lights: designLights(id) }),
    steps: keptSteps(id ?? person),
    conflicts: syncConflicts(sync),
    unsent: syncUnsent(sync),
    together: id === null ? null : syncTogether(sync, name),
    ...(id === null ? {} : { comments: designComments(id, sync, new URLSearchParams(location.search).get('comment')) }),
    person,
    uploadAddress: uploadAddress(id),
    attach: (session) => bindSession(session, sync),
    saveState() {
      // The same object while nothing changed: React compares.
      if (sync.state() !== state) {
        state = sync.state();
        said = saveStateOf(state);
      }
      return said;
    },
    onSaveState: (listener) => sync.subscribe({ state: listener }),
  };
}

function saveStateOf({ saving, unsent, kept }: SyncState): SaveState {
  if (saving.kind === 'local') return { kind: 'local', kept };
  if (saving.kind === 'offline') return { kind: 'offline', pending: unsent, kept };
  if (saving.kind === 'read-only') return { kind: 'readOnly', reason: saving.reason, pending: unsent };
  return saving.kind === 'saving' ? { kind: 'saving', pending: unsent } : { kind: 'saved' };
}
