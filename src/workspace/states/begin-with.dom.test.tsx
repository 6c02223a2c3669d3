import { expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { translator } from '#text/messages.server.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import type { OffersPort } from '../ports/offers-port.ts';
import { BeginWith } from './begin-with.tsx';

const t = translator('en', 'start');
const sofa = {
  id: 'p_1',
  name: 'Sofa',
  merchant: 'Nhà Sofa',
  address: '/p',
  made: null,
  variants: [
    {
      id: 'v_1',
      label: 'A',
      model: 'sofa-0000',
      finishes: {},
      size: { width: 1800, depth: 850, height: 800 },
      price: 9_000_000,
      stock: 3,
    },
  ],
};
const market = (product: OffersPort['product']): OffersPort => ({ product, quote: () => Promise.resolve(null) });

test('J7 a product is in hand when the design opens, in the variant that was chosen', async () => {
  const beginning = { piece: { product: 'p_1', variant: 'v_1' } };
  const { driver } = openPanel(studio(), <BeginWith beginning={beginning} />, {
    offers: market(() => Promise.resolve(sofa)),
  });
  await expect.poll(() => driver.tool).toMatchObject({ tool: 'item', piece: { product: 'p_1', variant: 'v_1' } });
});

test('J7 a model of the library is in hand at once', async () => {
  const { driver } = openPanel(studio(), <BeginWith beginning={{ piece: { model: 'sofa-0000', finishes: {} } }} />);
  await expect.poll(() => driver.tool).toMatchObject({ tool: 'item', piece: { model: 'sofa-0000' } });
});

test('J7 one that was withdrawn, or that nobody made, is named, and so is a catalogue that cannot be reached', async () => {
  const withdrawn = { piece: { product: 'p_gone' } };
  const gone = openPanel(studio(), <BeginWith beginning={withdrawn} />);
  await expect.poll(gone.text).toContain(t('begin.gone'));
  const invented = openPanel(studio(), <BeginWith beginning={{ piece: { model: 'dragon-0000', finishes: {} } }} />);
  await expect.poll(invented.text).toContain(t('begin.gone'));
  const offline = openPanel(studio(), <BeginWith beginning={withdrawn} />, {
    offers: market(() => Promise.reject(new Error('offline'))),
  });
  await expect.poll(offline.text).toContain(t('begin.failed'));
});
