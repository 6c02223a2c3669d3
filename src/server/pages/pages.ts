import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { buildId, requestContext, scriptNonce } from '#platform/context.ts';
import { answerPages, type Render } from '#server/pages/answer-pages.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';

const loadBuild = () => import('virtual:react-router/server-build');

export async function currentBuildId(): Promise<string> {
  const build = (await loadBuild()) as { assets: { version: string } };
  return build.assets.version;
}

/** Pages, rendered by React Router. */
export async function mountPages(app: FastifyInstance, http: HttpContext, build: string): Promise<void> {
  // Given the build itself the router prepares its routes once; given a function, anew for each request.
  const handle = createRequestHandler(import.meta.env.DEV ? loadBuild : await loadBuild(), import.meta.env.MODE);
  const render: Render = (request, ctx, nonce) => {
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    context.set(scriptNonce, nonce);
    context.set(buildId, build);
    return handle(request, context);
  };
  answerPages(app, http, { render, developing: import.meta.env.DEV });
}
