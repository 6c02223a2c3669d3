import { expect, test } from 'vitest';
import { pages } from '#features/catalogue/content/addresses.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
import { HeaderTabs } from './header-tabs.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PopupProvider, usePopup } from './popup.tsx';

function Opener() {
  const { open } = usePopup('menu');
  return (
    <button type="button" data-opener="" onClick={open}>
      ≡
    </button>
  );
}

function Header() {
  return (
    <PopupProvider>
      <HeaderTabs />
      <Opener />
      <MenuDrawer />
    </PopupProvider>
  );
}

const linksIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
const press = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
const beside = [pages.designers.path, pages.merchants.path, pages.models.path];

test.each(locales)(
  'B1 in %s designers, merchants and models are a step from the top, wide and narrow',
  async (language) => {
    const t = translator(language, 'shell');
    showPage(Header, { texts: [], language });
    await expect.poll(() => linksIn('nav').length).toBeGreaterThan(3);
    expect(linksIn('nav'), 'the sections themselves stay links').toEqual(
      expect.arrayContaining(['/product', '/works', '/price', '/aboutus']),
    );
    press(t('tabs.more', { section: t('tabs.works') }));
    await expect.poll(() => linksIn('nav')).toContain(pages.designers.path);
    press(t('tabs.more', { section: t('tabs.product') }));
    await expect.poll(() => linksIn('nav')).toEqual(expect.arrayContaining([pages.merchants.path, pages.models.path]));
    document.querySelector<HTMLElement>('[data-opener]')?.click();
    await expect.poll(() => linksIn('dialog')).toEqual(expect.arrayContaining(beside));
  },
);
