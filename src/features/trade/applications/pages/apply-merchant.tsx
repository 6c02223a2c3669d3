import { requestContext } from '#platform/context.ts';
import type { Route } from './+types/apply-merchant.ts';
import { ApplyPage } from '../components/apply-page.tsx';
import { applyPageData } from '../apply-page.server.ts';

/** `/price/applymch`: applying as a merchant. */
export function loader({ context, url }: Route.LoaderArgs) {
  return applyPageData(context.get(requestContext), 'merchant', url);
}

export default function ApplyMerchant({ loaderData }: Route.ComponentProps) {
  return <ApplyPage type="merchant" data={loaderData} />;
}
