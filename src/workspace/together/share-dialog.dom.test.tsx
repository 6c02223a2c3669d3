import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import type { Other } from '#editor/sync/company.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { type } from '../../../tests/support/dom/dialog-layer.tsx';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { BarPeople } from './bar-people.tsx';
import { GuestStrip } from './guest-strip.tsx';
import { PlanGuests } from './plan-guests.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { SharePort, Sharing, SharingChange } from './share-port.ts';
import { TogetherProvider } from './together-context.tsx';

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

const empty: Sharing = { people: [], requests: [], links: [] };
const minh = {
  id: 'sh_1',
  person: 'u_minh',
  name: 'Minh',
  contact: 'minh@hien.example',
  role: 'view',
  prices: true,
  talk: null,
} as const;

/** Remembers what it is asked, and answers with what a test says. */
function sharePort(sharing: Sharing, address: string | null = null, fault?: string) {
  const asked: SharingChange[] = [];
  const port: SharePort = {
    days: [30, 7],
    read: () => Promise.resolve(sharing),
    change(change) {
      asked.push(change);
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve({ sharing, address });
    },
  };
  return { port, asked };
}

function showDialog(port: SharePort, language: Locale = 'en') {
  const driver = drive(furnishedStudio());
  showInEditor(
    driver.editor,
    <ToastProvider>
      <ShareDialog share={port} own="Lan" onClose={() => undefined} />
    </ToastProvider>,
    language,
  );
}

describe('J9: the share panel', () => {
  test.each(locales)(
    'in %s: a contact is invited with a right, and the answer does not say who has an account',
    async (language) => {
      const t = translator(language, 'together');
      const { port, asked } = sharePort(empty);
      showDialog(port, language);
      const field = document.querySelector<HTMLInputElement>('.tg-field input');
      if (field) type(field, ' ha@hien.example ');
      button(t('invite'))?.click();
      await expect.poll(() => asked).toEqual([{ do: 'invite', to: 'ha@hien.example', role: 'comment', prices: true }]);
      await expect.poll(text).toContain(t('invited', { contact: 'ha@hien.example' }));
    },
  );

  test('a role is changed, prices are taken, a person is removed, a request allowed', async () => {
    const { port, asked } = sharePort({ people: [minh], requests: [{ person: 'u_ha', name: 'Hà' }], links: [] });
    showDialog(port);
    await expect.poll(text).toContain('Minh');
    const select = document.querySelector<HTMLSelectElement>('.tg-people select');
    for (const value of ['edit', 'remove']) {
      if (select) select.value = value;
      flushSync(() => select?.dispatchEvent(new Event('change', { bubbles: true })));
    }
    document.querySelector<HTMLInputElement>('.tg-people input[type=checkbox]')?.click();
    button(translator('en', 'together')('allow'))?.click();
    await expect
      .poll(() => asked)
      .toEqual([
        { do: 'change', share: 'sh_1', role: 'edit', prices: true },
        { do: 'remove', share: 'sh_1' },
        { do: 'change', share: 'sh_1', role: 'view', prices: false },
        { do: 'answer', person: 'u_ha', allow: true },
      ]);
  });

  test('a link is made as chosen, its address shown once; a living one is revoked', async () => {
    const t = translator('en', 'together');
    const link = { id: 'ln_1', role: 'view', prices: false, expiresAt: '2026-12-15T00:00:00Z' } as const;
    const { port, asked } = sharePort({ ...empty, links: [link] }, 'http://localhost/workspace?share=abc');
    showDialog(port);
    button(t('role.comment'))?.click();
    document.querySelector<HTMLInputElement>('.tg-switch')?.click();
    button(t('link.make'))?.click();
    await expect.poll(() => document.querySelector<HTMLInputElement>('.tg-address')?.value).toContain('share=abc');
    expect(text()).toContain(t('link.once'));
    expect(text()).toContain(t('withoutPrices'));
    button(t('link.revoke'))?.click();
    await expect
      .poll(() => asked)
      .toEqual([
        { do: 'link', role: 'comment', prices: false, days: 30 },
        { do: 'revoke', link: 'ln_1' },
      ]);
  });

  test('two presses in one moment make one link, and one invitation', async () => {
    const t = translator('en', 'together');
    const { port, asked } = sharePort(empty, 'http://localhost/workspace?share=abc');
    showDialog(port);
    for (let n = 0; n < 2; n++) button(t('link.make'))?.click();
    await expect.poll(() => document.querySelector<HTMLInputElement>('.tg-address')?.value).toContain('share=abc');
    const field = document.querySelector<HTMLInputElement>('.tg-field input');
    if (field) type(field, 'ha@hien.example');
    for (let n = 0; n < 2; n++) button(t('invite'))?.click();
    await expect.poll(text).toContain(t('invited', { contact: 'ha@hien.example' }));
    expect(asked.map((each) => each.do)).toEqual(['link', 'invite']);
  });

  test('a refusal is said in its own words', async () => {
    showDialog(sharePort(empty, null, 'No more than 50').port);
    button(translator('en', 'together')('link.make'))?.click();
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('No more than 50');
  });
});

const other: Other = {
  window: 'window_minh',
  person: 'u_minh',
  name: 'Minh',
  ink: 1,
  cursor: { level: 'lv_1', at: { x: 1000, y: 1000 }, selected: ['it_sofa'] },
};

describe('J9: who else is here', () => {
  test('heads in the bar, a named cursor and what they have in hand on their storey; gone when they leave', async () => {
    const driver = drive(furnishedStudio());
    let others: readonly Other[] = [other];
    const listeners = new Set<() => void>();
    const pointed: unknown[] = [];
    const together = {
      name: 'Lan',
      others: () => others,
      onOthers(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      point: (cursor: unknown) => void pointed.push(cursor),
    };
    const ports = { together, share: null, saveState: () => saved, onSaveState: () => () => undefined };
    const { view } = driver.editor.session.state;
    showInEditor(
      driver.editor,
      <TogetherProvider port={together}>
        <BarPeople ports={ports} open={false} onOpen={() => undefined} />
        <PlanGuests design={driver.design} level="lv_1" view={view} size={{ width: 800, height: 600 }} />
      </TogetherProvider>,
    );
    expect([...document.querySelectorAll('.tg-heads li')].map((each) => each.textContent)).toEqual(['LLan', 'MMinh']);
    expect(document.querySelector('.tg-cursor b')?.textContent).toBe('Minh');
    expect(document.querySelector('[data-selected=it_sofa]')).not.toBeNull();
    driver.editor.session.set({ selection: ['it_bed'] });
    expect(pointed.at(-1)).toEqual({ level: 'lv_1', at: null, selected: ['it_bed'] });
    others = [];
    flushSync(() => listeners.forEach((each) => each()));
    expect(document.querySelector('.tg-cursor')).toBeNull();
    expect(document.querySelector('.tg-heads')).toBeNull();
  });
});

const saved = { kind: 'saved' } as const;

describe('J9: what a guest is told', () => {
  const guest = {
    owner: 'Lan',
    role: 'view' as const,
    signIn: null,
    home: '/workspace',
    copy: () => Promise.resolve(),
  };

  test.each(locales)('in %s: asking to edit, once; a failure is said', async (language) => {
    const t = translator(language, 'together');
    let asked = 0;
    const driver = drive(furnishedStudio());
    const ask = () => (++asked === 1 ? Promise.reject(new Error('not now')) : Promise.resolve());
    const ports = { saveState: () => viewOnly, onSaveState: () => () => undefined };
    showInEditor(driver.editor, <GuestStrip guest={{ ...guest, ask }} ports={ports} />, language);
    button(t('guest.ask'))?.click();
    await expect.poll(text).toContain('not now');
    button(t('guest.ask'))?.click();
    await expect.poll(text).toContain(t('guest.asked', { owner: 'Lan' }));
    expect(button(t('guest.ask'))).toBeUndefined();
  });

  test.each(locales)(
    'in %s: who may edit makes a copy too, is not asked to ask, and puts it away',
    async (language) => {
      const t = translator(language, 'together');
      let copies = 0;
      const copy = () => Promise.resolve(void copies++);
      const ports = { saveState: () => saved, onSaveState: () => () => undefined };
      showInEditor(
        drive(furnishedStudio()).editor,
        <GuestStrip guest={{ ...guest, role: 'edit', ask: copy, copy }} ports={ports} />,
        language,
      );
      expect(text()).toContain(t('guest.edit', { owner: 'Lan' }));
      expect(button(t('guest.ask'))).toBeUndefined();
      button(t('guest.copy'))?.click();
      expect(copies).toBe(1);
      document.querySelector<HTMLElement>(`[aria-label="${t('guest.close')}"]`)?.click();
      await expect.poll(() => document.querySelector('.st-strip')).toBeNull();
    },
  );

  test('two presses in one moment make one copy', async () => {
    const t = translator('en', 'together');
    let copies = 0;
    const made = Promise.withResolvers<void>();
    const copy = () => (copies++, made.promise);
    const ports = { saveState: () => viewOnly, onSaveState: () => () => undefined };
    showInEditor(drive(furnishedStudio()).editor, <GuestStrip guest={{ ...guest, ask: copy, copy }} ports={ports} />);
    for (let n = 0; n < 2; n++) button(t('guest.copy'))?.click();
    await expect.poll(() => button(t('guest.copy'))?.getAttribute('aria-disabled')).toBe('true');
    made.resolve();
    await expect.poll(() => button(t('guest.copy'))?.getAttribute('aria-disabled')).toBe('false');
    expect(copies).toBe(1);
  });
});

const viewOnly = { kind: 'readOnly', reason: 'view_only', pending: 0 } as const;
