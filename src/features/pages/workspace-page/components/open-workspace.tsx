import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { bindSession } from '#editor/sync/bind-session.ts';
import type { Sync } from '#editor/sync/sync.ts';
import type { SyncState } from '#editor/sync/sync-state.ts';
import { glbFileAddress } from '#features/foundation/glb/glb.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Workspace } from '#workspace/workspace.tsx';
import { parseLocale } from '#lib/locale.ts';
import { syncConflicts } from '../sync-conflicts.ts';
import { marketCatalogue } from '../market-catalogue.ts';
import { marketFavourites } from '../market-favourites.ts';
import { marketFurnish } from '../market-furnish.ts';
import { marketOffers } from '../market-offers.ts';
import { keptSteps } from '../kept-steps.ts';
import { ownUploads } from '../own-uploads.ts';
import { marketList, visitorList } from '../market-list.ts';
import type { SaveState, WorkspacePorts } from '#workspace/workspace-ports.ts';

interface OpenWorkspaceProps {
  /** Null where only this browser has it. */
  id: string | null;
  sync: Sync;
  person: string;
  more: Pick<WorkspacePorts, 'keeping' | 'beginning' | 'pictures' | 'prices' | 'versions' | 'publish'>;
}

/** The workspace over a design that is open and saves itself. */
export function OpenWorkspace({ id, sync, person, more }: OpenWorkspaceProps) {
  const locale = useLocale();
  const opened = useMemo(() => portsOf(id, sync, person), [id, sync, person]);
  const ports = useMemo(() => ({ ...opened, ...more }), [opened, more]);
  const units = { length: 'mm', area: 'm2', decimal: parseLocale(locale) === 'vi' ? ',' : '.' } as const;
  return <Workspace design={sync.design()} units={units} ports={ports} />;
}

function portsOf(id: string | null, sync: Sync, person: string): Omit<WorkspacePorts, 'versions' | 'publish'> {
  let state = sync.state();
  let said = saveStateOf(state);
  return {
    home: pages.workspace.path,
    catalogue: marketCatalogue,
    offers: marketOffers(),
    favourites: id === null ? null : marketFavourites(person),
    uploads: ownUploads,
    list: id === null ? visitorList() : marketList(id),
    furnish: marketFurnish(id !== null),
    steps: keptSteps(id ?? person),
    conflicts: syncConflicts(sync),
    person,
    uploadAddress: glbFileAddress,
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
  if (saving.kind === 'offline') return { kind: 'offline', pending: unsent };
  if (saving.kind === 'read-only') return { kind: 'readOnly', reason: saving.reason };
  return saving.kind === 'saving' ? { kind: 'saving', pending: unsent } : { kind: 'saved' };
}
