import type { Page } from 'playwright-core';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

/** Where things go to, in the form of an order. */
export async function writeAddress(page: Page, language: Locale): Promise<void> {
  const t = translator(language, 'addresses');
  await page.getByRole('combobox', { name: t('province'), exact: true }).selectOption('79');
  await page.getByRole('combobox', { name: t('ward') }).fill('an hoi tay');
  await page.getByRole('option', { name: /An Hội Tây/ }).click();
  await page.getByLabel(t('detail')).fill('12 Lê Lợi');
}
