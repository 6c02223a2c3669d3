import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '#lib/person.ts';
import { holds, type Permission } from '#lib/permissions.ts';
import { requestContext, type RequestContext, type Session } from '#platform/context.ts';

interface ConsoleContext extends RequestContext {
  session: Session;
  viewer: Viewer;
}

/**
 * The first line of every loader under `/admin`, with the permission its page asks for. Loaders of nested routes run
 * side by side, so none is guarded by the layout around it. A visitor, someone whose session is being renewed and an
 * admin before the second factor get the frame that asks them in (shell/admin-layout.tsx) and status 200.
 */
export function consoleContext(context: Readonly<RouterContextProvider>, permission: Permission): ConsoleContext {
  const ctx = context.get(requestContext);
  if (ctx.session === null || ctx.viewer === null || ctx.viewer.door !== undefined) throw data(null, { status: 200 });
  if (!holds(ctx.viewer, permission)) throw data(null, { status: 403 });
  return { ...ctx, session: ctx.session, viewer: ctx.viewer };
}
