import { useRevalidator } from 'react-router';
import { BillStanding } from './components/bill-standing.tsx';
import { ReceiptForm } from './components/receipt-form.tsx';
import { TransferCard } from './components/transfer-card.tsx';
import type { BillData } from './bill.ts';
import { takesReceipt } from './bill-states.ts';
import type { PayView } from './pay-view.ts';

interface PayPanelProps {
  view: PayView;
  /** After the receipt was accepted; the page is revalidated in any case. */
  onSent?(bill: BillData): void;
}

/**
 * One transfer and its receipt (LOOK §8, 8 and 9): what to pay and where, a QR code, lines to copy, the receipt; then
 * its state.
 */
export function PayPanel({ view: { bill, bank, qr }, onSent }: PayPanelProps) {
  const { revalidate } = useRevalidator();
  async function sent(now: BillData) {
    await revalidate();
    onSent?.(now);
  }
  return (
    <div className="grid gap-8">
      <BillStanding bill={bill} />
      {takesReceipt(bill.status) && <TransferCard bill={bill} bank={bank} qr={qr} />}
      {takesReceipt(bill.status) && bank !== null && (
        <ReceiptForm key={bill.receipt?.id ?? 'first'} bill={bill} onSent={(now) => void sent(now)} />
      )}
    </div>
  );
}
