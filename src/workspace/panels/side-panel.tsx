import { Suspense } from 'react';
import type { OpenPanels } from '../frame/use-open-panels.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import type { FurnishMemory } from './furnish/furnish-memory.ts';
import { latePart } from '../states/late-part.tsx';

/** Fetched when somebody wants them. */
const FurnishPanel = latePart(async () => (await import('./furnish/furnish-panel.tsx')).FurnishPanel);

const Surfaces = latePart(async () => (await import('./surfaces/surfaces.tsx')).Surfaces);

interface SidePanelProps {
  panels: OpenPanels;
  ports: WorkspacePorts;
  memory: FurnishMemory;
}

/** What one takes from, beside the sheet: pieces, finishes, or whole rooms. */
export function SidePanel({ panels: { side, room, covered, closeSide }, ports, memory }: SidePanelProps) {
  if (side === 'pieces')
    return (
      <CataloguePanel
        port={ports.catalogue}
        favourites={ports.favourites}
        bringModel={ports.bringModel}
        onClose={closeSide}
      />
    );
  return (
    <Suspense>
      {(side === 'furnish' || covered) && !ports.pricesHidden && (
        <FurnishPanel
          key={room}
          port={ports.furnish}
          room={room}
          budget={ports.list.budget}
          memory={memory}
          covered={covered}
          onClose={closeSide}
        />
      )}
      {side === 'surfaces' && <Surfaces onClose={closeSide} />}
    </Suspense>
  );
}
