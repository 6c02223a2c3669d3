import type { BankAccount } from './bank.ts';
import type { BillDetail } from './bill.ts';
import type { QrDrawing } from '#features/trade/transfers/qr-drawing.ts';

/** Data of the pay panel. Without a bank account there is nothing to scan and nothing to copy. */
export interface PayView {
  bill: BillDetail;
  bank: BankAccount | null;
  qr: QrDrawing | null;
}

/** The catalogues a page with a pay panel needs (`messagesFor`). */
export const payMessages = ['payments', 'media', 'errors'] as const;
