import type { ApplyPageData } from '../apply-page.server.ts';
import type { ApplicationType } from '../application.ts';
import { ApplyView } from './apply-view.tsx';

export function ApplyPage({ type, data }: { type: ApplicationType; data: ApplyPageData }) {
  if (data.own === null) return null;
  return <ApplyView type={type} own={data.own} plan={data.plan} joining={data.joining} remittance={null} />;
}
