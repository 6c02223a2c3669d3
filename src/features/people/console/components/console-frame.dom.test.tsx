import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { NoticeProvider } from '#features/people/notifications/notice-provider.tsx';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { putInPage } from '../../../../../tests/support/dom/put-in-page.tsx';
import { SpokenStream } from '../../../../../tests/support/dom/spoken-stream.ts';
import { viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { ConsoleFrame } from '../console-frame.tsx';

const waiting = { remittances: 6 };

test('M1 a receipt that comes in is counted in the menu, whichever page is open; many at once are asked for twice', async () => {
  SpokenStream.last = null;
  vi.stubGlobal('EventSource', SpokenStream);
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  const mails = { content: [], page: 0, size: 8, total: 0, unread: 0 };
  const asked = answerCalls({
    'GET /user/mails': { code: 200, data: mails },
    'GET /admin/waiting': { code: 200, data: { remittances: 7 } },
  });
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/admin/orders',
      loader: () => ({ locale: 'en', viewer: viewerOf('u_clerk') }),
      Component: Frame,
    },
  ]);
  const { close } = putInPage(<Page initialEntries={['/admin/orders']} />, 'en', ['console', 'errors']);
  const counted = () => document.querySelector('a[href="/admin/remittances"] .num [aria-hidden]')?.textContent;
  const stream = await vi.waitFor(() => SpokenStream.last ?? expect.fail('no stream yet'));
  await expect.poll(counted).toBe('6');
  await acting(() => stream.say({ type: 'NONE', desk: 'bill' }));
  await expect.poll(counted).toBe('7');
  const calls = () => asked.filter(({ path }) => path === '/admin/waiting').length;
  const before = calls();
  await acting(() => {
    for (let at = 0; at < 40; at += 1) stream.say({ type: 'NONE', desk: 'bill' });
  });
  await expect.poll(calls).toBe(before + 2);
  await acting(() => stream.say({ type: 'NONE', desk: 'bill' }));
  await expect.poll(calls).toBe(before + 3);
  close();
  vi.unstubAllGlobals();
});

function Frame() {
  return (
    <ModalProvider>
      <NoticeProvider>
        <ConsoleFrame pages={['orders', 'remittances']} waiting={waiting} choices={null}>
          <p />
        </ConsoleFrame>
      </NoticeProvider>
    </ModalProvider>
  );
}
