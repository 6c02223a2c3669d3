import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { bindSession } from '#editor/sync/bind-session.ts';
import type { Sync } from '#editor/sync/sync.ts';
import type { SyncState } from '#editor/sync/sync-state.ts';
import { glbFileAddress } from '#features/foundation/glb/glb.ts';
import { Workspace } from '#workspace/workspace.tsx';
import { parseLocale } from '#lib/locale.ts';
import { syncConflicts } from '../sync-conflicts.ts';
import { marketCatalogue } from '../market-catalogue.ts';
import { marketFavourites } from '../market-favourites.ts';
import { marketFurnish } from '../market-furnish.ts';
import { marketOffers } from '../market-offers.ts';
import { ownUploads } from '../own-uploads.ts';
import { marketList } from '../market-list.ts';
import type { VersionsPort } from '#workspace/versions-port.ts';
import type { SaveState, WorkspacePorts } from '#workspace/workspace-ports.ts';
import { designVersions, publishDesign } from '../design-versions.ts';

interface OpenWorkspaceProps {
  id: string;
  sync: Sync;
  person: string;
  /** The template it was begun from. */
  origin: VersionsPort['origin'];
  publishes: boolean;
}

/** The workspace over a design that is open and saves itself. */
export function OpenWorkspace({ id, sync, person, origin, publishes }: OpenWorkspaceProps) {
  const locale = useLocale();
  const ports = useMemo(
    () => ({
      ...portsOf(id, sync, person),
      versions: designVersions(id, origin),
      publish: publishes ? publishDesign(id) : null,
    }),
    [id, sync, person, origin, publishes],
  );
  const units = { length: 'mm', area: 'm2', decimal: parseLocale(locale) === 'vi' ? ',' : '.' } as const;
  return <Workspace design={sync.design()} units={units} ports={ports} />;
}

function portsOf(id: string, sync: Sync, person: string): Omit<WorkspacePorts, 'versions' | 'publish'> {
  let state = sync.state();
  let said = saveStateOf(state);
  return {
    home: '/workspace',
    catalogue: marketCatalogue,
    offers: marketOffers(),
    favourites: marketFavourites(person),
    uploads: ownUploads,
    list: marketList(id),
    furnish: marketFurnish(),
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

function saveStateOf({ saving, unsent }: SyncState): SaveState {
  if (saving.kind === 'offline') return { kind: 'offline', pending: unsent };
  if (saving.kind === 'read-only') return { kind: 'readOnly', reason: saving.reason };
  return saving.kind === 'saving' ? { kind: 'saving', pending: unsent } : { kind: 'saved' };
}
