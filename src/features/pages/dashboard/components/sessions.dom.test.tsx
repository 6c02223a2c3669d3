import { expect, test } from 'vitest';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { Sessions } from './sessions.tsx';

const session = {
  id: 's_1',
  device: 'Chrome, Android',
  address: '203.0.113.1',
  createdAt: '2026-11-16T02:00:00.000Z',
  lastSeenAt: '2026-11-16T03:00:00.000Z',
};

test.each([
  ['vi', 'Đang dùng', 'Dùng lần cuối'],
  ['en', 'In use now', 'Last seen'],
  ['zh', '正在使用', '最近使用'],
] as const)(
  'D3: the device one is on is in use now, others were last seen then, in %s',
  async (language, now, then) => {
    const sessions = [
      { ...session, current: true },
      { ...session, id: 's_2', current: false },
    ];
    showPage(() => <Sessions data={{ email: 'lan@mail.example', mobile: null, sessions }} title="" kind="user" />, {
      texts: ['profile', 'accounts'],
      language,
      viewer: viewerOf('u_lan'),
      root: { settings: { phoneCountries: ['VN'] } },
    });
    const rows = () => [...document.querySelectorAll('li .caption')].map((each) => each.textContent);
    await expect.poll(rows).toHaveLength(2);
    expect(rows()[0]).toContain(now);
    expect(rows()[0]).not.toContain(then);
    expect(rows()[1]).toContain(then);
  },
);
