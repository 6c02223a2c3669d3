import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage, viewerOf } from '../../../tests/support/dom/show-page.tsx';
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
