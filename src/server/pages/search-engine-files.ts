import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { manifest } from '#server/pages/manifest.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { localeOf } from '#server/http/request-context.ts';
import { robots, sitemap, sitemapPart } from '#server/pages/sitemap.ts';

/** Files for search engines and home screens. */
export function mountSearchEngineFiles(app: FastifyInstance, { services }: HttpContext): void {
  const { origin } = services.settings;
  app.get('/robots.txt', async (_request, reply) => withCacheHeaders(reply, 'text/plain').send(robots(origin)));
  app.get('/manifest.webmanifest', async (request, reply) =>
    withCacheHeaders(reply, 'application/manifest+json').send(JSON.stringify(manifest(localeOf(request)))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const { part, after } = request.query as Record<string, unknown>;
    const xml =
      part === undefined
        ? await sitemap(services.db, { origin })
        : await sitemapPart(services.db, String(part), typeof after === 'string' ? after : '', { origin });
    if (xml === null) throw new AppError('not_found');
    return withCacheHeaders(reply, 'application/xml').send(xml);
  });
}

function withCacheHeaders(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');
}
