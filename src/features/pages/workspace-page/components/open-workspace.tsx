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
import { marketOffers } from '../market-offers.ts';
import type { SaveState, WorkspacePorts } from '#workspace/workspace-ports.ts';

interface OpenWorkspaceProps {
  sync: Sync;
  person: string;
  more: Pick<WorkspacePorts, 'keeping' | 'beginning' | 'pictures' | 'prices'>;
}

/** The workspace over a design that is open and saves itself. */
export function OpenWorkspace({ sync, person, more }: OpenWorkspaceProps) {
  const locale = useLocale();
  const opened = useMemo(() => portsOf(sync, person), [sync, person]);
  const ports = useMemo(() => ({ ...opened, ...more }), [opened, more]);
  const units = { length: 'mm', area: 'm2', decimal: parseLocale(locale) === 'vi' ? ',' : '.' } as const;
  return <Workspace design={sync.design()} units={units} ports={ports} />;
}

function portsOf(sync: Sync, person: string): WorkspacePorts {
  let state = sync.state();
  let said = saveStateOf(state);
  return {
    home: pages.workspace.path,
    catalogue: marketCatalogue,
    offers: marketOffers(),
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
