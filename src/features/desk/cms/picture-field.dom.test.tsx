import { expect, onTestFinished, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { choose } from '../../../../tests/support/dom/choose-file.ts';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { PictureField } from './picture-field.tsx';
import { useEditor } from './use-editor.ts';

test('an entry is not saved while its picture is uploaded: that is said at it, with the focus there', async () => {
  const network = globalThis.XMLHttpRequest;
  // A connection that never answers.
  globalThis.XMLHttpRequest = class extends network {
    override send() {}
  };
  onTestFinished(() => {
    globalThis.XMLHttpRequest = network;
  });
  const asked = answerCalls({});
  showPage(Entry, { texts: ['desk', 'media', 'console'], viewer: viewerOf('u_desk') });
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  choose(document.querySelector<HTMLInputElement>('input[type=file]'), new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => document.querySelector('output')).not.toBeNull();
  document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  await expect.poll(() => document.activeElement?.textContent).toBe(translator('en', 'media')('upload.still'));
  expect(asked).toEqual([]);
});

function Entry() {
  const editor = useEditor({
    path: '/admin/banners',
    entry: null,
    blank: { picture: null },
    formOf: () => ({ picture: null }),
  });
  return (
    <EntryEditor editor={editor} title="" crumbs={[]} deleteText="">
      <PictureField label="" hint="" kind="banner" picture={null} aspect="" onChange={() => undefined} />
    </EntryEditor>
  );
}
