import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { openLocalDesign } from '#editor/sync/local-design.ts';
import { addLocalDesign, listLocalDesigns } from '#editor/sync/local-designs.ts';
import { rememberIdentity } from '#features/people/accounts/identity/remembered-identity.ts';
import { announceSignIn } from '#features/people/accounts/sign-in/announce-sign-in.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import { keepingPorts } from './browser-ports.ts';
import { LocalList } from './components/start/local-list.tsx';
import { StartWays } from './components/start/start-ways.tsx';
import { ToDesigns } from './components/start/to-designs.tsx';
import { DesignsInBrowser } from './designs-in-browser.tsx';
import { beginDesign } from './local/begin-design.ts';
import { handOverSteps, keptSteps } from './kept-steps.ts';
import { localBudget } from './local/local-budgets.ts';
import { useLocalKeeping } from './local/use-local-keeping.ts';
import { mayHaveLocalDesigns, noteLocalDesigns, noteSent, sentAs } from './local/sent-designs.ts';
import LocalDesignPage from './pages/local.tsx';

const t = translator('en', 'start');
const texts = ['start', 'workspace', 'errors'] as const;
const locals = () => listLocalDesigns(keepingPorts());
const said = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name) ?? null;
const trial = { trialEndsAt: '2099-01-01T00:00:00Z' };

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
});

/** What a visitor had drawn. */
async function draw(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await addLocalDesign(newDesign(name), keepingPorts())) ?? '');
  noteLocalDesigns(true);
  return ids;
}

function write(place: number, value: string): void {
  const field = document.querySelectorAll<HTMLInputElement>('.start-size input')[place];
  if (!field) throw new Error('no field for a size');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function typeSize(width: string, depth: string, name = t('type.title')): Promise<void> {
  await expect.poll(() => button(name)).not.toBeNull();
  write(0, width);
  write(1, depth);
  button(name)?.click();
}

describe('J6, J8: a visitor starts', () => {
  test.each(locales)('in %s a typed room is drawn in this browser, and no call is made', async (language) => {
    const asked = answerCalls({});
    showPage(() => <StartWays inAccount={false} />, { texts, language });
    await typeSize('4200', '3.6m', translator(language, 'start')('type.title'));
    await expect.poll(() => document.querySelector('[data-elsewhere]')).not.toBeNull();
    const [made, ...others] = await locals();
    expect(others).toEqual([]);
    expect(roomsOf(made?.design as Design, 'lv_1').map(({ shape }) => shape.netArea / 1e6)).toEqual([
      expect.closeTo(15.12, 6),
    ]);
    expect(made?.name).toBe(translator(language, 'workspace')('untitled'));
    expect(mayHaveLocalDesigns()).toBe(true);
    expect(asked).toEqual([]);
  });

  test.each(locales)('in %s the ways stand in one order, the file one has last and apart', (language) => {
    const words = translator(language, 'start');
    showPage(() => <StartWays inAccount={false} />, { texts, language });
    const ways = [...document.querySelectorAll('.start-ways > li')];
    expect(ways.map((way) => way.querySelector('.start-way')?.textContent)).toEqual(
      (['draw.title', 'type.title', 'trace.wayTitle', 'drawing.title', 'template.title', 'file.title'] as const).map(
        (title) => words(title),
      ),
    );
    expect(ways.at(-1)?.className).toBe('start-file');
    expect(
      ways.flatMap((way) => way.querySelector('.caption')?.textContent ?? []).filter((text) => text.length > 70),
    ).toEqual([]);
  });

  test('figures are parted by thousands once they are typed', async () => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    const field = document.querySelector<HTMLInputElement>('.start-size input');
    const whole = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(whole(field?.value ?? '')).toBe('4 200');
    field?.focus();
    write(0, '5350');
    field?.blur();
    await expect.poll(() => whole(field?.value ?? '')).toBe('5 350');
    write(0, '5.3m');
    field?.focus();
    field?.blur();
    expect(field?.value).toBe('5.3m');
  });

  test.each([
    ['4.2', '3,6'],
    ['4.2 x 3.6', ''],
    ['4,2m', '3.6 m'],
    ['4.200', '3600'],
  ])('"%s" by "%s" is meant in metres', async (width, depth) => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    await typeSize(width, depth, t('type.draw'));
    await expect
      .poll(async () => (await locals()).map(({ design }) => roomsOf(design as Design, 'lv_1')[0]?.shape.netArea))
      .toEqual([expect.closeTo(15.12e6, 0)]);
  });

  test('both sizes in one field; an L has six walls', async () => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    await expect.poll(() => button(t('type.l'))).not.toBeNull();
    button(t('type.l'))?.click();
    await typeSize('4200 x 3600', '');
    await expect
      .poll(async () => (await locals()).map(({ design }) => Object.keys(design?.walls ?? {}).length))
      .toEqual([6]);
  });

  test.each([
    ['', '3600', 'empty'],
    ['four', '3600', 'unreadable'],
    ['4200', '120', 'too_small'],
    ['4200', '999999', 'too_large'],
  ] as const)('"%s" by "%s" is no room, and that is said: %s', async (width, depth, fault) => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    await typeSize(width, depth);
    await expect.poll(said).toContain(t(`type.fault.${fault}`, { least: 600, most: 100 }));
    expect(await locals()).toEqual([]);
  });

  test('a sixth is refused with words; the five stay', async () => {
    await draw('1', '2', '3', '4', '5');
    showPage(() => <StartWays inAccount={false} />, { texts });
    await typeSize('4200', '3600');
    await expect.poll(said).toContain(t('notBegun.full.title', { most: 5 }));
    expect(await locals()).toHaveLength(5);
  });

  test('a browser that stores nothing says so', async () => {
    Object.assign(globalThis, {
      indexedDB: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
    showPage(() => <StartWays inAccount={false} />, { texts });
    await typeSize('4200', '3600');
    await expect.poll(said).toContain(t('notBegun.no_storage.title'));
  });

  test('who may design has it in their account instead', async () => {
    const asked = answerCalls({ 'POST /designs': { code: 200, message: '', data: { id: 'g_1' } } });
    showPage(() => <StartWays inAccount />, { texts, viewer: viewerOf('u_lan', trial) });
    await typeSize('4200', '3600');
    await expect.poll(() => document.querySelector('[data-elsewhere]')).not.toBeNull();
    expect(asked.map(({ body }) => Object.keys((body as { document: Design }).document.walls).length)).toEqual([4]);
    expect(await locals()).toEqual([]);
  });

  test.each([
    ['{"version":99}', 'future_version'],
    ['not a design', 'not_json'],
    ['{"version":4}', 'not_a_design'],
  ])('a file with %s is refused where it was chosen', async (content, reason) => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
    choose(new File([content], 'home.json'));
    const words = translator('en', 'errors')('design_refused', { reason, path: '–' });
    await expect.poll(said).toContain(words.slice(0, 20));
    expect(await locals()).toEqual([]);
  });

  test('a design file is opened in this browser', async () => {
    showPage(() => <StartWays inAccount={false} />, { texts });
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
    choose(new File([JSON.stringify(newDesign('from the old laptop'))], 'home.json'));
    await expect.poll(async () => (await locals()).map(({ name }) => name)).toEqual(['from the old laptop']);
  });
});

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('D7: after sign-in', () => {
  test('each design is sent once, by its local id; the copy here goes, its address leads on', async () => {
    const [kitchen = '', studio = ''] = await draw('kitchen', 'studio');
    const asked = answerCalls({ 'POST /designs': { code: 200, message: '', data: { id: 'g_new' } } });
    showPage(() => <DesignsInBrowser />, { texts, viewer: viewerOf('u_lan', trial) });
    await expect.poll(locals).toEqual([]);
    expect(asked.map(({ key }) => key).toSorted()).toEqual([kitchen, studio].toSorted());
    expect(asked.map(({ body }) => (body as { document: Design }).document.name).toSorted()).toEqual([
      'kitchen',
      'studio',
    ]);
    await expect.poll(() => sentAs(kitchen)).toBe('g_new');
    await expect.poll(mayHaveLocalDesigns).toBe(false);
    await expect
      .poll(() => document.querySelector('[data-toast=success]')?.textContent)
      .toContain(translator('en', 'shell')('designs.sent', { count: 2 }));
  });

  test('the one that was open while somebody signed in is told as well, though its own page sent it', async () => {
    const [kitchen = ''] = await draw('kitchen');
    window.history.replaceState(null, '', `/workspace/local/${kitchen}`);
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    answerCalls({});
    let modal: ReturnType<typeof useModal> | undefined;
    const Dialogs = () => {
      modal = useModal();
      return <DesignsInBrowser />;
    };
    showPage(() => <Dialogs />, { texts, viewer: viewerOf('u_lan', trial) });
    const toasts = () => document.querySelector('[data-toast=success]')?.textContent ?? '';
    flushSync(() => modal?.open('regist'));
    await announceSignIn();
    noteSent(kitchen, 'g_new');
    expect(toasts(), 'behind a dialog nobody reads it').toBe('');
    flushSync(() => modal?.close());
    await expect.poll(toasts).toContain(translator('en', 'shell')('designs.sent', { count: 1 }));
  });

  test('D7, O2: what a visitor meant to spend goes with the design', async () => {
    const [kitchen = ''] = await draw('kitchen');
    await localBudget(kitchen).set(60_000_000);
    expect(await localBudget(kitchen).read()).toBe(60_000_000);
    const asked = answerCalls({
      'POST /designs': { code: 200, message: '', data: { id: 'g_new' } },
      'PUT /designs/g_new/budget': { code: 200, message: '', data: null },
    });
    showPage(() => <DesignsInBrowser />, { texts, viewer: viewerOf('u_lan', trial) });
    await expect.poll(() => asked.at(-1)).toMatchObject({ method: 'PUT', body: { budget: 60_000_000 } });
    await expect.poll(() => localBudget(kitchen).read()).toBeNull();
  });

  test('J4: a copy of a template names its author here, and tells where it is from when it is sent', async () => {
    const template = { work: 'w_1', name: 'Nhà bên sông', author: 'Lin Xiaoyu', template: true };
    const asked = answerCalls({
      'GET /works/w_1/design': { code: 200, message: '', data: { ...template, document: newDesign('Nhà') } },
      'GET /works/w_2/design': {
        code: 200,
        message: '',
        data: { ...template, template: false, document: newDesign('Nhà') },
      },
      'POST /designs': { code: 200, message: '', data: { id: 'g_new' } },
    });
    const begin = (work: string) => beginDesign({ inAccount: false, template: work, search: '' }, 'x');
    expect(await begin('w_2')).toEqual({ refused: 'gone' });
    expect(await begin('w_1')).toMatchObject({ address: expect.stringContaining('/workspace/local/') as string });
    showPage(() => <LocalList who="visitor" />, { texts });
    await expect.poll(said).toContain('Nhà bên sông · Lin Xiaoyu');
    showPage(() => <DesignsInBrowser />, { texts, viewer: viewerOf('u_lan', trial) });
    await expect.poll(locals).toEqual([]);
    expect(asked.at(-1)?.body).toMatchObject({ madeFrom: 'w_1' });
  });

  test('without the right to design it stays and can be downloaded; the server is not asked again and again', async () => {
    await draw('kitchen');
    const asked = answerCalls({});
    const late = viewerOf('u_lan', { trialEndsAt: '2020-01-01T00:00:00Z' });
    showPage(
      () => (
        <>
          <DesignsInBrowser />
          <LocalList who="noPlan" />
        </>
      ),
      { texts, viewer: late },
    );
    await expect.poll(() => button(t('here.download'))).not.toBeNull();
    expect(said()).toContain(t('here.by.noPlan'));
    expect(asked).toEqual([]);
    expect(await locals()).toHaveLength(1);
  });

  test('a refusal leaves it here; by hand it says why', async () => {
    const [id = ''] = await draw('kitchen');
    answerCalls({ 'POST /designs': { code: 409, message: 'full', error: 'designs_full', data: null } });
    showPage(() => <LocalList who="mine" />, { texts, viewer: viewerOf('u_lan', trial) });
    await expect.poll(() => button(t('here.send'))).not.toBeNull();
    button(t('here.send'))?.click();
    await expect
      .poll(() => document.querySelector('[data-toast=error]')?.textContent)
      .toContain(t('stays.why', { reason: 'designs_full' }));
    expect((await locals()).map((each) => each.id)).toEqual([id]);
  });
});

describe('J6: what this browser has', () => {
  test.each(locales)('in %s whoever has designs is led to them from the top of the page', async (language) => {
    const words = translator(language, 'start');
    const links = () =>
      [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
    const { close } = showPage(() => <ToDesigns mine={0} />, { texts, language });
    expect(links()).toEqual([]);
    close();
    await draw('kitchen');
    showPage(() => <ToDesigns mine={2} />, { texts, language });
    await expect.poll(links).toEqual([
      ['#my-designs', words('mine.title')],
      ['#designs-here', words('here.title')],
    ]);
  });

  test.each(locales)('in %s a visitor is warned where it may forget, and told what keeps it', async (language) => {
    await draw('kitchen');
    const words = translator(language, 'start');
    showPage(() => <LocalList who="visitor" />, { texts, language });
    await expect.poll(said).toContain(words('here.mayForget'));
    expect(said()).toContain('kitchen');
    expect(button(words('here.signUp'))).not.toBeNull();
  });

  test.each(locales)('in %s one the browser has cleared is told, with the way to start again', async (language) => {
    const words = translator(language, 'start');
    const props = { params: { id: '0'.repeat(32) } } as Parameters<typeof LocalDesignPage>[0];
    showPage(() => <LocalDesignPage {...props} />, { texts, language });
    await expect.poll(said).toContain(words('missing.not_found.title'));
    expect(said()).toContain(words('missing.not_found.text'));
    expect(document.querySelector('a[href="/workspace"]')?.textContent).toBe(words('missing.start'));
  });

  test('one of a newer version is named and can be taken away; deleting asks once', async () => {
    const newer = { ...newDesign('from tomorrow'), version: 99 };
    const base = { seq: 0, document: newer, rights: { edit: true }, at: 1 };
    await keepingPorts().store.write({ person: 'visitor', design: 'local_new' }, { base });
    showPage(() => <LocalList who="visitor" />, { texts });
    await expect.poll(said).toContain('newer version');
    expect(document.querySelector('a[href*="local_new"]'), 'it cannot be opened').toBeNull();
    expect(button(t('here.download'))).not.toBeNull();
    button(t('here.remove'))?.click();
    await expect.poll(() => button(t('here.removeNow'))).not.toBeNull();
    expect(await locals()).toHaveLength(1);
    button(t('here.removeNow'))?.click();
    await expect.poll(locals).toEqual([]);
  });
});

describe('J6, C2: a visitor wants to keep what is drawn', () => {
  async function ask() {
    const [id = ''] = await draw('Nhà bên sông');
    const opened = await openLocalDesign(id, keepingPorts());
    if (!opened.ok) throw new Error(opened.reason);
    const { sync } = opened;
    onTestFinished(() => sync.close());
    let words: () => string | null = () => null;
    function Keep() {
      const { name, options } = useModal();
      const { keeping } = useLocalKeeping(id, sync);
      words = options.kept ?? words;
      return (
        <>
          <button type="button" onClick={() => keeping.keep()}>
            keep
          </button>
          <output>{name}</output>
        </>
      );
    }
    showPage(() => <Keep />, { texts });
    button('keep')?.click();
    await expect.poll(() => document.querySelector('output')?.textContent).not.toBe('');
    return { id, asked: document.querySelector('output')?.textContent, kept: () => words() };
  }

  test('who has never signed in here is asked to sign up, and told by its name that it is kept once it is', async () => {
    const { id, asked, kept } = await ask();
    expect(asked).toBe('regist');
    expect(kept()).toBeNull();
    noteSent(id, 'g_1');
    expect(kept()).toBe(t('stays.kept', { name: 'Nhà bên sông' }));
  });

  test('who has signed in here before is asked to sign in', async () => {
    await rememberIdentity({ type: 'email', identity: 'lan@example.com', full: false });
    expect((await ask()).asked).toBe('login');
  });

  test('what could be undone can still be undone in the account', () => {
    keptSteps('visitor').write('steps');
    handOverSteps('visitor', 'g_1');
    expect(keptSteps('g_1').read()).toBe('steps');
  });
});
