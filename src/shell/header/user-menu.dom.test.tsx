import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import type { Viewer } from '#lib/person.ts';
import { translator } from '#text/messages.server.ts';
import { showPage, viewerOf } from '../../../tests/support/dom/show-page.tsx';
import { PersonCard } from './person-card.tsx';
import { PopupProvider } from './popup.tsx';
import { UserActions } from './user-menu.tsx';

test.each(locales)('B4 in %s favourites are one step from the account menu', async (language) => {
  const viewer = viewerOf('u_lan');
  showPage(
    () => (
      <PopupProvider>
        <UserActions viewer={viewer} />
      </PopupProvider>
    ),
    { texts: [], language, viewer },
  );
  const name = translator(language, 'shell')('user.favourites');
  const link = () => [...document.querySelectorAll('a')].find((each) => each.textContent === name);
  await expect.poll(() => link()?.getAttribute('href')).toContain('?tab=favourites');
});

test.each(locales)(
  'G3 in %s who sells finds the orders of their shop in the account menu, nobody else does',
  async (language) => {
    const show = (roles: Viewer['roles']) => {
      const viewer = viewerOf('u_moc', { roles });
      return showPage(
        () => (
          <PopupProvider>
            <UserActions viewer={viewer} />
          </PopupProvider>
        ),
        { texts: [], language, viewer },
      );
    };
    const name = translator(language, 'shell')('user.sales');
    const links = () => [...document.querySelectorAll('a')];
    const merchant = show(['ROLE_USER', 'ROLE_MERCHANT']);
    await expect
      .poll(() =>
        links()
          .find((each) => each.textContent === name)
          ?.getAttribute('href'),
      )
      .toContain('?side=sold');
    merchant.close();
    show(['ROLE_USER']);
    await expect.poll(() => links().length).toBeGreaterThan(0);
    expect(links().map((each) => each.textContent)).not.toContain(name);
  },
);

test.each([
  ['vi', 'Người mua'],
  ['en', 'Buyer'],
  ['zh', '买家'],
] as const)('B4 in %s who neither designs nor sells is called a buyer', async (language, name) => {
  const viewer = viewerOf('u_lan', { roles: ['ROLE_USER'] });
  showPage(() => <PersonCard viewer={viewer} />, { texts: [], language, viewer });
  await expect.poll(() => document.querySelector('.tag')?.textContent).toBe(name);
});

test.each(locales)('B4 in %s an admin is called one, and has no level of a plan', async (language) => {
  const viewer = viewerOf('u_admin', { roles: ['ROLE_USER', 'ROLE_ADMIN'], designerLevel: 'FREE' });
  showPage(() => <PersonCard viewer={viewer} />, { texts: [], language, viewer });
  const t = translator(language, 'shell');
  await expect.poll(() => document.body.textContent).toContain(t('user.kind.admin'));
  expect(document.body.textContent).not.toContain(t('user.level.FREE'));
});
