import type { Locator, Page } from 'playwright-core';
import readQr from 'qr/decode.js';
import sharp from 'sharp';
import { dialogOn, header, toast } from './dialogs.ts';
import { codeFor } from './people.ts';
import type { Words } from './words.ts';

/** A photograph of a paper no two of which are alike: receipts are compared by their looks. */
export async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const line = () =>
    `<rect x="${40 + Math.random() * 200}" y="${40 + Math.random() * 420}" width="${60 + Math.random() * 240}" height="${8 + Math.random() * 16}" fill="#333"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="520"><rect width="640" height="520" fill="#e8e4da"/>${Array.from({ length: 18 }, line).join('')}</svg>`;
  return {
    name: 'paper.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer(),
  };
}

/** Uploads one document: chosen, cropped as it is, sent. */
export async function uploadPaper(
  page: Page,
  words: Words,
  name: 'idCardFront' | 'idCardBack' | 'businessLicense',
): Promise<void> {
  const field = page.locator(`[data-paper=${name}]`);
  await field.getByRole('button').first().click();
  const dialog = dialogOn(page);
  await dialog.titled(words.applications(`paper.${name}`));
  await dialog.box.locator('input[type=file]').setInputFiles(await photograph());
  await dialog.button(words.applications('paper.use')).click();
  await dialog.gone();
  await field.locator('.pic img').waitFor();
}

/** Types a mobile, asks for its code and types what arrived. */
export async function proveMobile(page: Page, words: Words, mobile: string, e164: string): Promise<void> {
  await page.getByRole('textbox', { name: words.applications('field.mobile'), exact: true }).fill(mobile);
  await page.getByRole('button', { name: words.applications('field.getCode'), exact: true }).click();
  await toast(page, words.errors('message_success')).waitFor();
  await page
    .getByRole('textbox', { name: words.applications('field.code'), exact: true })
    .fill((await codeFor(e164)).code);
}

/** The VietQR code as shown on the screen, decoded into its fields. */
export async function scan(page: Page): Promise<{ amount: string; purpose: string; bank: string; account: string }> {
  const picture = await page
    .locator('main svg[role=img][shape-rendering=crispEdges]')
    .locator('..')
    .screenshot({ scale: 'css' });
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const top = fields(readQr({ width: info.width, height: info.height, data }));
  const receiver = fields(fields(top['38']!)['01']!);
  return { amount: top['54']!, purpose: fields(top['62']!)['08']!, bank: receiver['00']!, account: receiver['01']! };
}

function fields(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

/** The reference shown beside the code. */
export async function writtenReference(page: Page, words: Words): Promise<string> {
  return (
    await page
      .locator('dl > div')
      .filter({ hasText: words.payments('transfer.reference') })
      .locator('dd')
      .innerText()
  ).trim();
}

export async function sendReceipt(page: Page, words: Words): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles(await photograph());
  await page.locator('main').getByRole('application').waitFor();
  await page.getByRole('button', { name: words.payments('receipt.send'), exact: true }).click();
}

export function heading(page: Page, words: string): Locator {
  return page.getByRole('heading', { level: 1, name: words, exact: true });
}

/** The number on the bell; empty where there is none. */
export async function badge(page: Page): Promise<string> {
  const mark = header(page).locator('[data-badge]');
  return (await mark.count()) === 0 ? '' : mark.innerText();
}
