// Before the pages: their styles come after it.
import './record-page.css';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { ListPage } from './list/list-page.tsx';
import type { RecordName } from './record-names.ts';
import { NoRenders, RenderPage } from './render/render-page.tsx';
import { NoVersions } from './versions/no-versions.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

interface RecordPageProps {
  name: RecordName;
  ports: Pick<WorkspacePorts, 'versions' | 'publish' | 'keeping' | 'render' | 'uploadAddress'>;
  onClose(): void;
}

/** What lies in the place of the sheet: what the home costs, how it came to be, pictures of it. */
export function RecordPage({ name, ports, onClose }: RecordPageProps) {
  const { versions, publish, keeping, render, uploadAddress } = ports;
  if (name === 'list') return <ListPage onClose={onClose} />;
  if (name === 'render')
    return render ? (
      <RenderPage port={render} uploadAddress={uploadAddress} onClose={onClose} />
    ) : (
      <NoRenders onClose={onClose} />
    );
  return versions ? (
    <VersionsPage port={versions} publish={publish} onClose={onClose} />
  ) : (
    <NoVersions origin={keeping?.origin ?? null} onClose={onClose} />
  );
}
