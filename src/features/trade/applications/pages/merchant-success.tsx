import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/merchant-success.ts';
import { ownApplication } from '../apply-page.server.ts';
import { ApplicationSent } from '../components/application-sent.tsx';

/** `/price/merchantSuccess`: after a merchant's receipt was sent, and what happens next. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const own = ctx.session === null ? null : await ownApplication(ctx, ctx.session.userId, 'merchant');
  return { own, messages: messagesFor(ctx.locale, ['applications']) };
}

export default function MerchantSuccess({ loaderData: { own } }: Route.ComponentProps) {
  return <ApplicationSent own={own} />;
}
