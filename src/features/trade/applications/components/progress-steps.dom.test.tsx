import { expect, test } from 'vitest';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { ProgressSteps } from './progress-steps.tsx';

const at = (minute: number) => `2026-11-18T11:${minute}:00.000Z`;

test('H2 after a correction the times of the steps do not go backwards', async () => {
  const history = [
    { step: 'submitted', at: at(40) },
    { step: 'auditing', at: at(46) },
    { step: 'rejected', at: at(47) },
    { step: 'resent', at: at(49) },
  ] as const;
  showPage(() => <ProgressSteps progress={{ state: 'AUDITING', step: 'audit', history: [...history] }} />, {
    texts: ['applications'],
  });
  const times = () =>
    [...document.querySelectorAll('ol > li')].flatMap(
      ({ textContent }) => /18:\d\d/.exec(textContent ?? '')?.[0] ?? [],
    );
  await expect.poll(times).toEqual(['18:40', '18:46']);
});
