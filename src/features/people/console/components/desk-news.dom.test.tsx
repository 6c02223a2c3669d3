import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { NoticeProvider } from '#features/people/notifications/notice-provider.tsx';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { putInPage } from '../../../../../tests/support/dom/put-in-page.tsx';
import { SpokenStream } from '../../../../../tests/support/dom/spoken-stream.ts';
import { viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { DeskNews } from './desk-news.tsx';

test.each(locales)('M1 in %s what came in elsewhere is offered and loaded when asked for', async (language) => {
  SpokenStream.last = null;
  vi.stubGlobal('EventSource', SpokenStream);
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  const page = { content: [], page: 0, size: 8, total: 0, unread: 0 };
  answerCalls({ 'GET /user/mails': { code: 200, data: page } });
  let loaded = 0;
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/admin/remittances',
      loader: () => ({ locale: language, viewer: viewerOf('u_clerk'), loaded: ++loaded }),
      Component: List,
    },
  ]);
  const { close } = putInPage(<Page initialEntries={['/admin/remittances']} />, language, ['console', 'errors']);
  const offer = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === translator(language, 'console')('news.show'),
    );
  const stream = await vi.waitFor(() => SpokenStream.last ?? expect.fail('no stream yet'));
  await acting(() => stream.say({ type: 'NONE', desk: 'report' }));
  expect(offer(), 'of another list').toBeUndefined();
  await acting(() => stream.say({ type: 'NONE', desk: 'bill' }));
  expect(offer()).toBeDefined();
  expect(document.body.textContent, 'nothing moves by itself').toContain('loaded 1');
  await acting(() => offer()?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('loaded 2'));
  expect(offer()).toBeUndefined();
  close();
  vi.unstubAllGlobals();
});

function List() {
  const data = useLoaderData<{ loaded: number }>();
  return (
    <NoticeProvider>
      <p>{`loaded ${data.loaded}`}</p>
      <DeskNews shown={data} />
    </NoticeProvider>
  );
}
