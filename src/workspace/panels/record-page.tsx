// Before the pages: their styles come after it.
import './record-page.css';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { ListPage } from './list/list-page.tsx';
import type { RecordName } from './record-names.ts';
import { NoVersions } from './versions/no-versions.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

interface RecordPageProps {
  name: RecordName;
  ports: Pick<WorkspacePorts, 'versions' | 'publish'>;
  onClose(): void;
}

/** What lies in the place of the sheet: what the home costs, or how it came to be. */
export function RecordPage({ name, ports: { versions, publish }, onClose }: RecordPageProps) {
  if (name === 'list') return <ListPage onClose={onClose} />;
  return versions ? (
    <VersionsPage port={versions} publish={publish} onClose={onClose} />
  ) : (
    <NoVersions onClose={onClose} />
  );
}
