import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { ProfileFirst } from './profile-first.tsx';

test.each(locales)(
  'G5 in %s: a designer too is told before anything is typed, with the way there and back',
  async (language) => {
    showPage(() => <ProfileFirst kind="designer" lacks={['city']} next="/user/desginer?tab=works&new=" />, {
      texts: ['publishing', 'profile'],
      language,
    });
    const note = () => document.querySelector('[role=note]');
    await expect.poll(() => note()?.textContent).toContain(translator(language, 'profile')('field.city'));
    expect(note()?.querySelector('a')?.getAttribute('href')).toBe(
      '/user/desginer?tab=profile&next=%2Fuser%2Fdesginer%3Ftab%3Dworks%26new%3D',
    );
  },
);
