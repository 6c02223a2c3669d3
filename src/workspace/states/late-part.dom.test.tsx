import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { Aside, latePart } from './late-part.tsx';

test('J3 a part whose code does not come leaves the rest as it is, and comes with the network', async () => {
  let line = false;
  let asked = 0;
  const Part = latePart(async () => {
    asked += 1;
    if (!line) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p id="part">There</p>;
  });
  putInPage(
    <main>
      <p id="rest">Work</p>
      <Aside>
        <Part />
      </Aside>
    </main>,
    'en',
    [],
  );
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => document.querySelector('#rest')?.textContent).toBe('Work');
  expect(document.querySelector('#part')).toBeNull();
  line = true;
  flushSync(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => document.querySelector('#part')?.textContent).toBe('There');
  expect([asked, document.querySelector('#rest')?.textContent]).toEqual([2, 'Work']);
});
