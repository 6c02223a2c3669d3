import { expect, test } from 'vitest';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
import { startCrop } from './crop.ts';
import { Cropper } from './cropper.tsx';

const size = { width: 400, height: 300 };

test.each([
  ['on a page the wheel is the page’s', { inDialog: false, ctrlKey: false }, false],
  ['on a page it is the picture’s with Ctrl', { inDialog: false, ctrlKey: true }, true],
  ['in a dialog it is the picture’s', { inDialog: true, ctrlKey: false }, true],
])('G4 %s', async (_what, { inDialog, ctrlKey }, taken) => {
  const zooms: number[] = [];
  const picture = { element: Object.assign(new Image(), { src: 'data:image/gif;base64,' }), size, close: () => {} };
  const crop = startCrop(size, null);
  const cropper = (
    <Cropper picture={picture} crop={crop} ratio={null} onChange={(change) => zooms.push(change(crop).width)} />
  );
  showPage(() => (inDialog ? <dialog open>{cropper}</dialog> : cropper), { texts: ['media'] });
  const stage = () => document.querySelector('[role=application]');
  await expect.poll(stage).not.toBeNull();
  // A wheel's event is a mouse's; this DOM knows no keys held with it.
  const held = new MouseEvent('wheel', { ctrlKey, bubbles: true, cancelable: true });
  const wheel = Object.assign(held, { deltaY: -200, deltaMode: 0 });
  stage()!.dispatchEvent(wheel);
  expect({ taken: wheel.defaultPrevented, zooms: zooms.length }).toEqual({ taken, zooms: taken ? 1 : 0 });
});
