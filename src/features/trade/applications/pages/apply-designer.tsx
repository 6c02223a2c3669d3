import { requestContext } from '#platform/context.ts';
import type { Route } from './+types/apply-designer.ts';
import { ApplyPage } from '../components/apply-page.tsx';
import { applyPageData } from '../apply-page.server.ts';

/** `/price/info-desginer?plan=PRO_YEARLY`: applying as a designer, with the plan chosen on the price page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return applyPageData(context.get(requestContext), 'designer', url);
}

export default function ApplyDesigner({ loaderData }: Route.ComponentProps) {
  return <ApplyPage type="designer" data={loaderData} />;
}
