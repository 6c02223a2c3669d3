import { expect, test } from 'vitest';
import type { UserData } from '#features/people/accounts/account.ts';
import { profileFields } from '#features/people/accounts/profile-fields.ts';
import type { PersonKind } from '#lib/person.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { ProfileForm } from './profile-form.tsx';

const user = {
  ...Object.fromEntries(Object.values(profileFields).flatMap((fields) => fields.map((field) => [field, null]))),
  email: 'lan@mail.example',
  mobile: '+84912345678',
  styles: [],
} as unknown as UserData;
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

test.each(locales)('B3: who buys is asked for the styles they like, a designer for theirs, in %s', async (language) => {
  const t = translator(language, 'profile');
  const show = (kind: PersonKind) =>
    showPage(() => <ProfileForm user={user} kind={kind} cities={[]} next={null} />, {
      texts: ['profile', 'accounts'],
      language,
      viewer: viewerOf('u_lan'),
      root: { settings: { phoneCountries: ['VN'] } },
    });
  const buyer = show('user');
  await expect.poll(labels).toContain(t('profile.stylesLiked'));
  const changes = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(changes, 'email and phone number lead to where they are changed').toEqual(
    ['email', 'phone'].map((what) => `/user/user?tab=sessions&change=${what}`),
  );
  buyer.close();
  show('designer');
  await expect.poll(labels).toContain(t('field.styles'));
});
