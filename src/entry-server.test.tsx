import { Suspense, use } from 'react';
import { createRequestHandler, RouterContextProvider, Scripts, useLoaderData, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { scriptNonce } from '#platform/context.ts';
import * as entry from './entry.server.tsx';

/** The page as it is sent, and how often its component was rendered for it. */
async function rendered(Part: () => React.ReactNode): Promise<{ status: number; html: string; times: number }> {
  let times = 0;
  function Page() {
    times++;
    return (
      <html lang="en">
        <body>
          <Part />
          <Scripts />
        </body>
      </html>
    );
  }
  const context = new RouterContextProvider();
  context.set(scriptNonce, 'n0nce');
  const handle = createRequestHandler(siteOf(Page), 'production');
  const response = await handle(new Request('https://hien.example/'), context);
  return { status: response.status, html: await response.text(), times };
}

/** A site of one page, as the build describes it. */
function siteOf(Page: () => React.ReactNode): ServerBuild {
  const route = { id: 'root', path: '', index: undefined, caseSensitive: undefined };
  return {
    entry: { module: entry },
    routes: {
      root: { ...route, module: { default: Page, loader: () => ({ said: 'brought by the loader' }) } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: {
          ...route,
          module: '/root.js',
          hasLoader: true,
          hasAction: false,
          hasClientLoader: false,
          hasClientAction: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          clientLoaderModule: undefined,
          clientActionModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function Said() {
  return <p>{useLoaderData<{ said: string }>().said}</p>;
}

/** What the browser takes over: the router's own scripts with what the loaders returned, and that it is all. */
const handedOver =
  /streamController\.enqueue\("[^<]*brought by the loader[^<]*<\/script>.*streamController\.close\(\)/s;

test('A1 a page in which nothing waits is rendered once, with all that its loaders returned for the browser', async () => {
  const { status, html, times } = await rendered(Said);
  expect([status, times]).toEqual([200, 1]);
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html).toContain('<p>brought by the loader</p>');
  expect(html).toMatch(handedOver);
});

test('A1 what waits is waited for: the page is whole, with its status and what its loaders returned', async () => {
  const coming = Promise.withResolvers<string>();
  const Late = () => <p>{use(coming.promise)}</p>;
  const answer = rendered(() => (
    <Suspense fallback="waiting">
      <Late />
      <Said />
    </Suspense>
  ));
  setImmediate(() => coming.resolve('came late'));
  const { status, html, times } = await answer;
  expect([status, times > 1]).toEqual([200, true]);
  expect(html).toContain('<p>came late</p>');
  expect(html).not.toContain('waiting');
  expect(html).toMatch(handedOver);
});

test('A1 what fails is no page that looks well: its status says so', async () => {
  const Broken = (): React.ReactNode => {
    throw new Error('broken');
  };
  const { status, html } = await rendered(() => (
    <Suspense fallback="instead">
      <Broken />
    </Suspense>
  ));
  expect([status, html.includes('instead')]).toEqual([500, true]);
});
