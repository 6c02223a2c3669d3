import type { Locator, Page } from 'playwright-core';
import { codeFor, type Person } from './people.ts';
import type { Words } from './words.ts';

/** The open dialog, operated as a person would: by its title, labels and buttons. */
export function dialogOn(page: Page) {
  const box = page.locator('dialog[open]');
  return {
    box,
    titled: (title: string) => box.getByRole('heading', { level: 2, name: title, exact: true }).waitFor(),
    gone: () => box.waitFor({ state: 'detached' }),
    field: (label: string) =>
      box
        .getByRole('textbox', { name: label, exact: true })
        .or(box.locator('input[type=password]').and(box.getByLabel(label, { exact: true }))),
    button: (name: string) => box.getByRole('button', { name, exact: true }),
    check: (label: string) => box.getByRole('checkbox', { name: label, exact: true }),
    tab: (name: string) => box.getByRole('tab', { name, exact: true }),
  };
}

export type OpenDialog = ReturnType<typeof dialogOn>;

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: text });
}

/** `back`: somebody has signed in with this browser before. */
export async function openLogin(page: Page, words: Words, { back = false } = {}): Promise<OpenDialog> {
  await header(page)
    .getByRole('button', { name: words.shell('header.signIn'), exact: true })
    .click();
  const dialog = dialogOn(page);
  await dialog.titled(words.accounts(back ? 'login.titleBack' : 'login.title'));
  return dialog;
}

export async function openRegister(page: Page, words: Words): Promise<OpenDialog> {
  await header(page)
    .getByRole('button', { name: words.shell('header.signUp'), exact: true })
    .click();
  const dialog = dialogOn(page);
  await dialog.titled(words.accounts('regist.title'));
  return dialog;
}

/** Both steps of registering, in the dialog that is open, and on from its success: signed in. */
export async function registerInDialog(page: Page, words: Words, person: Person): Promise<void> {
  const { accounts } = words;
  const dialog = dialogOn(page);
  await dialog.titled(accounts('regist.title'));
  await dialog.field(accounts('field.nickname')).fill(person.nickname);
  await dialog.field(accounts('field.email')).fill(person.email);
  await dialog.field(accounts('field.password')).fill(person.password);
  await takeCode(page, words, person.email);
  await dialog.check(words.agreement).check();
  await dialog.button(accounts('regist.submit')).click();
  await dialog.titled(accounts('bindMobile.title'));
  await dialog.field(accounts('field.phone')).fill(person.mobile);
  await takeCode(page, words, person.e164);
  await dialog.button(accounts('bindMobile.submit')).click();
  await dialog.titled(accounts('bindMobile.doneTitle'));
  await dialog.button(accounts('bindMobile.go')).click();
  await dialog.gone();
}

/** Presses *get code*, sees that it was sent, and types what arrived. */
export async function takeCode(page: Page, words: Words, to: string, after = 0): Promise<void> {
  const dialog = dialogOn(page);
  await dialog.button(words.accounts('field.getCode')).click();
  await toast(page, words.errors('message_success')).waitFor();
  await dialog.field(words.accounts('field.code')).fill((await codeFor(to, after)).code);
}

export async function fillLogin(page: Page, words: Words, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  const dialog = dialogOn(page);
  await dialog.field(words.accounts('field.email')).fill(person.email);
  await dialog.field(words.accounts('field.password')).fill(person.password);
  await agree(dialog, words);
}

/** Asked once in a browser: where somebody has agreed before, there is no box. */
export async function agree(dialog: OpenDialog, words: Words): Promise<void> {
  if ((await dialog.check(words.agreement).count()) > 0) await dialog.check(words.agreement).check();
}

/** Signed in: the greeting was shown, the dialog is closed, the header shows the person. */
export async function isIn(page: Page, words: Words, nickname: string): Promise<void> {
  await toast(page, words.errors('sign_success')).waitFor();
  await dialogOn(page).gone();
  await accountButton(page, words, nickname).waitFor();
}

export function accountButton(page: Page, words: Words, nickname: string): Locator {
  return header(page).getByRole('button', { name: words.shell('header.account', { name: nickname }), exact: true });
}

export async function openUserMenu(page: Page, words: Words, nickname: string): Promise<Locator> {
  await accountButton(page, words, nickname).click();
  const menu = header(page).getByRole('group', {
    name: words.shell('header.account', { name: nickname }),
    exact: true,
  });
  await menu.waitFor();
  return menu;
}

/** The error of a field: tied to it, so that it is read out with it (PRODUCT C7). Empty when there is none. */
export async function faultAt(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}
