import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { localeOf } from '#server/http/request-context.ts';
import { robots, sitemap, sitemapPart } from '#server/pages/sitemap.ts';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

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
        ? await sitemap(services.reads.from(), { origin })
        : await sitemapPart(services.reads.from(), String(part), typeof after === 'string' ? after : '', { origin });
    if (xml === null) throw new AppError('not_found');
    return withCacheHeaders(reply, 'application/xml').send(xml);
  });
}

function withCacheHeaders(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');
}

const shortNames: Record<Locale, string> = { zh: '轩', en: 'Hien', vi: 'Hiên' };

/** The web app manifest; the colours are those of tokens.css. */
function manifest(locale: Locale): object {
  const t = translator(locale, 'pages');
  return {
    id: '/',
    name: t('home.title'),
    short_name: shortNames[locale],
    description: t('home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f3ed',
    theme_color: '#f4f3ed',
    categories: ['lifestyle', 'shopping', 'productivity'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((side) => ({ src: `/icons/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' })),
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
