/**
 * The receipts people of the demo show, and what is written on each picture (`papers/<key>.webp`, drawn by
 * `scripts/demo-papers.ts`). References are the demo's own, so that picture and bill say the same. `sent` is what the
 * picture shows, where that differs from what was owed.
 */
export const receipts = {
  chairs: { from: 'NGUYEN THU HUONG', reference: 'HIENCTA4GH7K', amount: 17_390_000 },
  lamps: { from: 'TRAN LAN', reference: 'HIENDRH6PM3X', amount: 3_030_000 },
  teaTable: { from: 'TRAN LAN', reference: 'HIENEWF9KA4T', amount: 6_540_000 },
  lounge: { from: 'TRAN LAN', reference: 'HIENFYN3MC7R', amount: 11_840_000 },
  rocking: { from: 'TRAN LAN', reference: 'HIENGAP7XD6H', amount: 7_740_000, sent: 7_240_000 },
  sideboard: { from: 'EMILY CARTER', reference: 'HIENHCR4TE9W', amount: 13_540_000 },
  bench: { from: 'ZHOU NING', reference: 'HIENJDT6AF3Y', amount: 4_540_000 },
  stools: { from: 'NGUYEN THU HUONG', reference: 'HIENKEW9CG7A', amount: 5_110_000 },
  shop: { from: 'EMILY CARTER', reference: 'HIENMFX3DH4C', amount: 1_790_000 },
  designer: { from: 'HO BICH NGOC', reference: 'HIENNGY7EJ6D', amount: 3_800_000 },
  merchant: { from: 'LIANG ZHIQIANG', reference: 'HIENPHA4FK9E', amount: 3_800_000 },
  sarah: { from: 'SARAH LIM', reference: 'HIENRJC6GM3F', amount: 388_000 },
  plan: { from: 'NGUYEN THU HUONG', reference: 'HIENTKD9HN7G', amount: 388_000 },
  payout: { from: 'CONG TY HIEN (MAU)', reference: 'HIENWME3JP4H', amount: 10_000_000 },
} as const satisfies Record<string, { from: string; reference: string; amount: number; sent?: number }>;
export type ReceiptKey = keyof typeof receipts;

/** The amount on a picture. */
export function sentOf(key: ReceiptKey): number {
  const receipt: { amount: number; sent?: number } = receipts[key];
  return receipt.sent ?? receipt.amount;
}
