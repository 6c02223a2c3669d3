import { expect, test } from 'vitest';
import { locales, localeNames, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { toast } from '../support/dialogs.ts';
import { signInToDemo } from '../support/people.ts';

const visit = visitors();

/** Written by this run alone, so that what another left cannot answer for it. */
const mark = String(Date.now() % 1_000_000);
const questions = {
  zh: `雨季如何养护木器 ${mark}？`,
  en: `How to care for wood in the rains ${mark}?`,
  vi: `Mùa mưa giữ gỗ thế nào ${mark}?`,
};
const answers = { zh: '每周擦干一次。', en: 'Wipe it dry once a week.', vi: 'Mỗi tuần lau khô một lần.' };

test('E3 a question in three languages is read on /help in one’s own; a language taken away is read in the next', async () => {
  const t = translator('en', 'desk');
  const { page, context } = await visit({ direct: true });
  const reading = await visit({ language: 'vi', width: 390 });
  await open(reading.page, '/help');
  await signInToDemo(context, 'admin');
  await open(page, '/admin/faqs');
  await page.getByRole('link', { name: t('faqs.new') }).click();
  for (const locale of locales) {
    await page
      .getByLabel(t('texts.in', { label: t('faqs.question'), language: localeNames[locale] }))
      .fill(questions[locale]);
    await page
      .getByLabel(t('texts.in', { label: t('faqs.answer'), language: localeNames[locale] }))
      .fill(answers[locale]);
  }
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: t('editor.save') }).click();
  await toast(page, t('editor.saved')).waitFor();

  const help = (locale: Locale) => fetch(new URL(`/help?lang=${locale}`, page.url())).then((answer) => answer.text());
  for (const locale of locales) {
    await expect.poll(() => help(locale), { message: locale }).toContain(questions[locale]);
    expect(await help(locale), locale).toContain(answers[locale]);
  }
  await open(reading.page, '/help');
  await reading.page.getByText(questions.vi).waitFor();

  await page.getByLabel(t('texts.in', { label: t('faqs.answer'), language: localeNames.zh })).fill('');
  await page
    .getByText(t('texts.instead', { language: localeNames.en }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: t('editor.save') }).click();
  await expect.poll(() => help('zh')).not.toContain(answers.zh);
  const chinese = await help('zh');
  expect(chinese).toContain(questions.zh);
  expect(chinese).toContain(answers.en);

  await page.getByRole('button', { name: t('editor.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('editor.delete') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('faqs.title') }).waitFor();
  await expect.poll(() => help('vi')).not.toContain(questions.vi);
});

test('M1 the back button, on a phone too, and a link ask before leaving what is not saved; who stays has lost nothing', async () => {
  const t = translator('en', 'desk');
  const { page, context } = await visit({ direct: true, width: 390 });
  await signInToDemo(context, 'admin');
  await open(page, '/admin/faqs');
  await page.getByRole('link', { name: t('faqs.new') }).click();
  const field = page.getByLabel(t('texts.in', { label: t('faqs.question'), language: localeNames.en }));
  const asked = page.getByRole('dialog', { name: t('editor.unsavedTitle') });
  await field.fill(questions.en);

  await page.goBack();
  await asked.getByRole('button', { name: t('editor.cancel') }).click();
  expect(await field.inputValue()).toBe(questions.en);
  await page.waitForURL((url) => url.pathname === '/admin/faqs/new');

  await page
    .getByRole('link', { name: t('faqs.title') })
    .last()
    .click();
  await asked.getByRole('button', { name: t('editor.cancel') }).click();
  expect(await field.inputValue()).toBe(questions.en);

  await page.goBack();
  await asked.getByRole('button', { name: t('editor.leave') }).click();
  await page.getByRole('heading', { level: 1, name: t('faqs.title') }).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/faqs');
});
