import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { choose } from '../../../../../tests/support/dom/choose-file.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { PicturesField, type OwnPicture } from './pictures-field.tsx';

const picture: OwnPicture = { id: 'm_1', hash: 'abc', width: 800, height: 1000, placeholder: '' };
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

test('G3: a picture is cropped while others are sent: they go on being sent', async () => {
  const t = translator('en', 'publishing');
  answerCalls({});
  showPage(() => <PicturesField kind="product" ratio={4 / 5} value={[picture]} onChange={() => undefined} />, {
    texts: ['publishing', 'media'],
  });
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  choose(document.querySelector<HTMLInputElement>('input[type=file]'), new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => document.body.textContent).toContain('a.png');
  button(t('pictures.cropMain'))?.click();
  await expect.poll(() => button(t('pictures.cropCancel'))).toBeDefined();
  expect(document.body.textContent).toContain('a.png');
  button(translator('en', 'media')('upload.stop'))?.click();
  await expect.poll(() => document.body.textContent).not.toContain('a.png');
  expect(document.querySelector('input[type=file]'), 'one thing at a time').toBeNull();
});
