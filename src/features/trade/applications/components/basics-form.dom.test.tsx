import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { DraftProvider } from '#ui/fields/draft.tsx';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { BasicsForm } from './basics-form.tsx';

test.each(locales)(
  'H2 in %s a code that is still to be typed is named beside all else that lacks',
  async (language) => {
    const t = translator(language, 'applications');
    const lacksCode = messagesFor(language, ['errors']).errors.input_code;
    showPage(
      () => (
        <DraftProvider>
          <BasicsForm type="merchant" begun={null} plan="" />
        </DraftProvider>
      ),
      {
        texts: ['applications', 'profile', 'media'],
        language,
        viewer: viewerOf('u_shop'),
        root: { settings: { phoneCountries: ['VN'] } },
      },
    );
    await expect.poll(() => document.querySelector('form')).not.toBeNull();
    await acting(() => document.querySelector('form')?.requestSubmit());
    const labelled = (text: string) =>
      [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent?.startsWith(text));
    await expect.poll(() => labelled(t('field.business'))?.getAttribute('aria-invalid')).toBe('true');
    expect(labelled(t('field.code'))?.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain(lacksCode);
  },
);
