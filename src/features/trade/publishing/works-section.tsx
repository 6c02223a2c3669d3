import { WorkFormView } from './components/work-form-view.tsx';
import { WorksList } from './components/works-list.tsx';
import type { WorksData } from './works-section.server.ts';

/** Works in a designer's dashboard (PRODUCT G3). */
export function WorksSection({ data, title }: { data: WorksData; title: string }) {
  if (data.view === 'list') return <WorksList page={data.page} status={data.status} title={title} />;
  return <WorkFormView key={data.work?.id ?? 'new'} {...data} />;
}
