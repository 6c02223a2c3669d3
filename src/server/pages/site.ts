import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { currentBuildId, mountPages } from '#server/pages/pages.ts';
import { mountSearchEngineFiles } from '#server/pages/search-engine-files.ts';

/**
 * The browser's half: built files if any (during development Vite serves them), the build's name, files for search
 * engines, the pages.
 */
export async function mountSite(app: FastifyInstance, http: HttpContext, clientDir: string | null): Promise<void> {
  const build = await currentBuildId();
  if (clientDir !== null && existsSync(clientDir)) {
    await app.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(clientDir, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }
  app.get('/build.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ build }));
  mountSearchEngineFiles(app, http);
  await app.register((pages) => mountPages(pages, http, build));
}
