import { DesignList } from './components/design-list.tsx';
import type { DesignLine } from './workspace-page.ts';

/** A few plans side by side, for other pages; texts: `workspace`. */
export function LatestDesigns({ designs }: { designs: readonly DesignLine[] }) {
  return <DesignList designs={designs} />;
}
