import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import { StatementSection } from './statement-section.tsx';

const data = { balance: 0, entries: [], months: [], repaying: null };

test.each(locales)(
  'M1 in %s: the statement says the commission, and the one that comes with its moment',
  async (language) => {
    const coming = { basisPoints: 800, from: '2026-12-03T02:17:00.000Z' };
    const shown = { ...data, commission: { basisPoints: 250, coming } };
    const { close } = showPage(() => <StatementSection data={shown} title="" />, {
      texts: ['money'],
      language,
      viewer: viewerOf('u_moc'),
    });
    const text = () => document.body.textContent;
    await expect.poll(text).toMatch(/2[.,]5\s?%.*8\s?%|8\s?%.*2[.,]5\s?%/u);
    expect(text()).toMatch(/3 December 2026|3 tháng 12,? 2026|2026年12月3日/);
    close();
    showPage(() => <StatementSection data={{ ...data, commission: { basisPoints: 250, coming: null } }} title="" />, {
      texts: ['money'],
      language,
      viewer: viewerOf('u_moc'),
    });
    await expect.poll(text).toMatch(/2[.,]5\s?%/u);
    expect(text()).not.toMatch(/2026/);
  },
);
