import type { WorkspacePorts } from '../workspace-ports.ts';
import { ListPage } from './list/list-page.tsx';

export const recordNames = ['list'] as const;
export type RecordName = (typeof recordNames)[number];

/** What lies in the place of the sheet: what the home costs. */
export function RecordPage({ onClose }: { name: RecordName; ports: WorkspacePorts; onClose(): void }) {
  return <ListPage onClose={onClose} />;
}
