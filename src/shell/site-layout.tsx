import { Outlet } from 'react-router';
import { listPartners } from '#features/catalogue/content/site-texts.server.ts';
import { requestContext } from '#platform/context.ts';
import type { Route } from './+types/site-layout.ts';
import { PageError } from './page-error.tsx';
import { PrivateGate } from './private-gate.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Data of the frame. The frame must always render: what cannot be read is left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const partners = await listPartners(context.get(requestContext)).catch(() => []);
  return { partners: partners.map(({ name, url }) => ({ name, url })) };
}

/** Names do not change from page to page. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <PrivateGate>
        <Outlet />
      </PrivateGate>
    </SiteFrame>
  );
}

/** A throw in a page keeps the frame around it (PRODUCT A2). */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageError />
    </SiteFrame>
  );
}
