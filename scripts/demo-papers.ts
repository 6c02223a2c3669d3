import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { receipts, sentOf, type ReceiptKey } from '#demo/business/receipts.ts';
import { paperFile } from '#demo/business/papers.ts';
import { createPainter } from '#features/foundation/media/draw-picture.server.ts';
import { grid } from '#features/trade/transfers/picture-similarity.ts';
import { cardBack, cardFront, licence } from './lib/demo-papers/identity-svg.ts';
import { receiptLooks } from './lib/demo-papers/receipt-svg.ts';

/*
 * node scripts/demo-papers.ts: draws the documents and receipts of the demo's people; needs Latin and Chinese fonts on
 * this machine.
 */

/** Not drawn: its order uses another one's picture. */
const undrawn: readonly ReceiptKey[] = ['bench'];
const companyName = 'CONG TY HIEN (MAU)';

const drawings: Record<string, string> = {
  'ngoc-front': cardFront('HỒ BÍCH NGỌC', '000 000 000 014'),
  'ngoc-back': cardBack('000000000014'),
  'sarah-front': cardFront('SARAH LIM', '000 000 000 016'),
  'sarah-back': cardBack('000000000016'),
  licence: licence('源木坊 Nguyên Mộc', '梁志强'),
};
// Vector drawings first: the picture processor disables every decoder but those for uploads.
const drawn = await Promise.all(
  Object.entries(drawings).map(async ([key, svg]) => [key, await webp(svg, key.startsWith('sarah') ? 6 : 0)] as const),
);
const shown = await Promise.all(
  (Object.keys(receipts) as ReceiptKey[])
    .filter((key) => !undrawn.includes(key))
    .map(async (key, at) => [key, await webp(receiptSvg(key, at), 0)] as const),
);

mkdirSync(dirname(paperFile('licence', 'webp')), { recursive: true });
const painter = createPainter();
for (const [key, bytes] of [...drawn, ...shown]) writeFileSync(paperFile(key, 'webp'), bytes);
for (const [key, bytes] of shown)
  writeFileSync(
    paperFile(key, 'sketch'),
    deflateSync(await painter.brightness(bytes, grid.columns, grid.rows), { level: 9 }),
  );

function receiptSvg(key: ReceiptKey, at: number): string {
  const { from, reference } = receipts[key];
  return receiptLooks[at % receiptLooks.length]!({
    from,
    to: key === 'payout' ? 'MOC LANG (MAU)' : companyName,
    amount: sentOf(key),
    reference,
    trade: `MAU${String(26_110_000 + at * 7_919).padStart(10, '0')}`,
  });
}

/** Sarah's are blurred: hers were rejected for it. */
function webp(svg: string, blur: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  return (blur > 0 ? picture.blur(blur) : picture).webp({ quality: 82, effort: 6 }).toBuffer();
}
