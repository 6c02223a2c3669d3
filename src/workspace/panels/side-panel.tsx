import { lazy, Suspense } from 'react';
import type { OpenPanels } from '../frame/use-open-panels.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { Surfaces } from './surfaces/surfaces.tsx';

/** Fetched when somebody wants a room furnished. */
const FurnishPanel = lazy(async () => ({ default: (await import('./furnish/furnish-panel.tsx')).FurnishPanel }));

interface SidePanelProps {
  panels: OpenPanels;
  ports: WorkspacePorts;
}

/** What one takes from, beside the sheet: pieces, finishes, or whole rooms. */
export function SidePanel({ panels: { side, room, closeSide }, ports }: SidePanelProps) {
  if (side === 'pieces')
    return <CataloguePanel port={ports.catalogue} favourites={ports.favourites} onClose={closeSide} />;
  if (side === 'furnish')
    return (
      <Suspense>
        <FurnishPanel port={ports.furnish} room={room} onClose={closeSide} />
      </Suspense>
    );
  return side === 'surfaces' ? <Surfaces onClose={closeSide} /> : null;
}
