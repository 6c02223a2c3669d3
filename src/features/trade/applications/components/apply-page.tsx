import type { ApplyPageData } from '../apply-page.server.ts';
import type { ApplicationType } from '../application.ts';
import { ApplyView } from './apply-view.tsx';
import { JoinView } from './join-view.tsx';
import { RemittanceStep } from './remittance-step.tsx';

export function ApplyPage({
  type,
  data: { own, pay, plan, costs, refunds },
}: {
  type: ApplicationType;
  data: ApplyPageData;
}) {
  if (own === null) return <JoinView type={type} costs={costs} />;
  return (
    <ApplyView
      type={type}
      own={own}
      plan={plan}
      costs={costs}
      refunds={refunds}
      remittance={pay && <RemittanceStep type={type} application={own.application} pay={pay} />}
    />
  );
}
