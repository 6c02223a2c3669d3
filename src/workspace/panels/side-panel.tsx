import type { OpenPanels } from '../frame/use-open-panels.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { Surfaces } from './surfaces/surfaces.tsx';

interface SidePanelProps {
  panels: OpenPanels;
  ports: WorkspacePorts;
}

/** What one takes from, beside the sheet: pieces or finishes. */
export function SidePanel({ panels: { side, closeSide }, ports }: SidePanelProps) {
  if (side === 'pieces')
    return <CataloguePanel port={ports.catalogue} favourites={ports.favourites} onClose={closeSide} />;
  return side === 'surfaces' ? <Surfaces onClose={closeSide} /> : null;
}
