import type { Page } from 'playwright-core';
import { dialogOn, header, openLogin, openRegister, openUserMenu, takeCode } from './dialogs.ts';
import { open } from './browser.ts';
import { newPerson } from './people.ts';
import { halves } from './pictures.ts';
import type { Words } from './words.ts';

export interface View {
  name: string;
  /** Which demo account opens it; default: a visitor. */
  as?: 'user' | 'designer';
  /** It cannot be shown without decoding a picture. */
  pictures?: true;
  show(page: Page, words: Words, phone: boolean): Promise<void>;
}

const at = (path: string) => (page: Page) => open(page, path);

/** Every kind of page, and every overlay. */
export const views: View[] = [
  { name: 'home', show: at('/') },
  { name: 'a list', show: at('/works') },
  { name: 'a page whose content comes later', show: at('/cart') },
  { name: 'legal', show: at('/PrivacyPolicy') },
  { name: 'price', as: 'user', show: at('/price') },
  { name: 'error', show: at('/error?code=404&path=/nowhere') },
  { name: 'own home', as: 'user', show: at('/user/user') },
  { name: 'own profile', as: 'designer', show: at('/user/desginer?tab=profile') },
  { name: 'workspace', as: 'designer', show: at('/workspace') },
  {
    name: 'private page',
    async show(page, words) {
      await at('/notice')(page);
      await dialogOn(page).titled(words.accounts('login.title'));
      await page.keyboard.press('Escape');
      await dialogOn(page).gone();
    },
  },
  {
    name: 'login with faults',
    async show(page, words, phone) {
      await entrance(page, words, phone, 'login');
      await dialogOn(page).button(words.accounts('login.submit')).click();
      await dialogOn(page).box.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'login by code, with a message',
    async show(page, words, phone) {
      await entrance(page, words, phone, 'login');
      await dialogOn(page).tab(words.accounts('login.byCode')).click();
      await dialogOn(page).button(words.accounts('field.getCode')).click();
      await page.locator('[data-toast]').waitFor();
    },
  },
  { name: 'registration', show: (page, words, phone) => entrance(page, words, phone, 'regist') },
  { name: 'binding a phone', show: bindMobile },
  { name: 'forgotten password, first step', show: secret },
  {
    name: 'forgotten password, third step',
    async show(page, words, phone) {
      await secret(page, words, phone);
      const dialog = dialogOn(page);
      await dialog.field(words.accounts('field.email')).fill('lan@mail.example');
      await dialog.button(words.accounts('secret.next')).click();
      await dialog.field(words.accounts('field.code')).fill('123456');
      await dialog.button(words.accounts('secret.next')).click();
      await dialog.field(words.accounts('field.newPassword')).fill('one-of-two');
      await dialog.field(words.accounts('field.confirmPassword')).fill('two-of-two');
    },
  },
  { name: 'change of password', as: 'user', show: (page, words) => fromUserMenu(page, words, 'user.changePassword') },
  { name: 'tips', as: 'user', show: (page, words) => fromUserMenu(page, words, 'user.signOut') },
  {
    name: 'deleting the account',
    as: 'user',
    async show(page, words) {
      await at('/user/user?tab=data')(page);
      await page.getByRole('button', { name: words.profile('data.delete') }).click();
      await dialogOn(page).titled(words.profile('data.deleteTitle'));
    },
  },
  {
    name: 'choosing a picture, refused',
    as: 'user',
    pictures: true,
    async show(page, words) {
      await choosePicture(page, words, {
        name: 'a.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
      await dialogOn(page).box.getByText(words.errors('picture_format')).waitFor();
    },
  },
  {
    name: 'cutting a picture',
    as: 'user',
    pictures: true,
    async show(page, words) {
      await choosePicture(page, words, await halves());
      await dialogOn(page).box.getByRole('application').waitFor();
    },
  },
  {
    name: 'account menu',
    as: 'designer',
    async show(page, words) {
      await at('/help')(page);
      await openUserMenu(page, words, '小安');
    },
  },
  {
    name: 'help menu, or the drawer on a phone',
    async show(page, words, phone) {
      // A page of plain text: elements half under an open menu would be hard to hit.
      await at('/TermsOfUse')(page);
      if (phone)
        await header(page)
          .getByRole('button', { name: words.shell('header.menu') })
          .click();
      else
        await header(page)
          .getByRole('button', { name: words.shell('tabs.help'), exact: true })
          .click();
      await opened(page, phone);
    },
  },
  {
    name: 'language menu, or the drawer of someone signed in',
    as: 'user',
    async show(page, words, phone) {
      await at('/works')(page);
      if (phone)
        await header(page)
          .getByRole('button', { name: words.shell('header.menu') })
          .click();
      else
        await header(page)
          .getByRole('button', { name: /简体中文|English|Tiếng Việt/ })
          .click();
      await opened(page, phone);
    },
  },
];

function opened(page: Page, phone: boolean): Promise<void> {
  return (phone ? page.locator('dialog[open]') : header(page).getByRole('group').filter({ visible: true })).waitFor();
}

/** On a phone both dialogs are opened through the drawer. */
export async function entrance(page: Page, words: Words, phone: boolean, name: 'login' | 'regist'): Promise<void> {
  await at('/help')(page);
  if (!phone) return void (await (name === 'login' ? openLogin : openRegister)(page, words));
  await header(page)
    .getByRole('button', { name: words.shell('header.menu') })
    .click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: words.shell(name === 'login' ? 'header.signIn' : 'header.signUp'), exact: true })
    .click();
  await dialogOn(page).titled(words.accounts(`${name}.title`));
}

async function bindMobile(page: Page, words: Words, phone: boolean): Promise<void> {
  await entrance(page, words, phone, 'regist');
  const { accounts } = words;
  const dialog = dialogOn(page);
  // The code is judged at this step: it has to be the one that was sent.
  const person = newPerson();
  for (const [label, text] of [
    [accounts('field.nickname'), 'Lan'],
    [accounts('field.email'), person.email],
    [accounts('field.password'), person.password],
  ] as const)
    await dialog.field(label).fill(text);
  await takeCode(page, words, person.email);
  await dialog.check(words.agreement).check();
  await dialog.button(accounts('regist.submit')).click();
  await dialog.titled(accounts('bindMobile.title'));
}

async function secret(page: Page, words: Words, phone: boolean): Promise<void> {
  await entrance(page, words, phone, 'login');
  await dialogOn(page).button(words.accounts('login.forgot')).click();
  await dialogOn(page).titled(words.accounts('secret.title'));
}

async function fromUserMenu(page: Page, words: Words, entry: 'user.changePassword' | 'user.signOut'): Promise<void> {
  await at('/help')(page);
  const menu = await openUserMenu(page, words, 'Lan');
  await menu.getByRole('button', { name: words.shell(entry) }).click();
  await dialogOn(page).box.waitFor();
}

async function choosePicture(
  page: Page,
  words: Words,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await at('/user/user')(page);
  await page.getByRole('button', { name: words.media('avatar.change') }).click();
  await dialogOn(page).titled(words.media('avatar.title'));
  await dialogOn(page).box.locator('input[type=file]').setInputFiles(file);
}
