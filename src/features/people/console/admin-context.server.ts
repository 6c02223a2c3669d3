import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '#lib/person.ts';
import { requestContext, type RequestContext, type Session } from '#platform/context.ts';

interface AdminContext extends RequestContext {
  session: Session;
  viewer: Viewer;
}

/**
 * The first line of every loader under `/admin`. Loaders of nested routes run in parallel, so none is guarded by its
 * layout. A visitor, someone whose session is just being renewed and an admin before the second factor get the frame
 * that handles it (shell/admin-layout.tsx) and status 200.
 */
export function adminContext(context: Readonly<RouterContextProvider>): AdminContext {
  const ctx = context.get(requestContext);
  if (ctx.session === null || ctx.viewer === null || ctx.viewer.door !== undefined) throw data(null, { status: 200 });
  if (!ctx.viewer.roles.includes('ROLE_ADMIN')) throw data(null, { status: 403 });
  return { ...ctx, session: ctx.session, viewer: ctx.viewer };
}
