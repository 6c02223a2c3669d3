import { useState } from 'react';
import { failureText } from '#features/people/accounts/failure-text.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { useCropKey } from '#features/foundation/media/use-crop-key.ts';
import { api } from '#lib/api.ts';
import { fitted, type Crop } from '#ui/cropper/crop.ts';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import type { BillData } from '../bill.ts';

interface ReceiptSubmission {
  picture: OpenPicture;
  crop: Crop;
  amount: number;
  remark: string;
}

/**
 * The picture first, then what it is for. Errors are shown, and everything is kept for another attempt; a retry is
 * never a second receipt.
 */
export function useSendReceipt(billId: string, onSent: (bill: BillData) => void) {
  const { locale } = useShell();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const keyOf = useCropKey('receipt');
  async function send({ picture, crop, amount, remark }: ReceiptSubmission) {
    setError(undefined);
    setShare(0);
    try {
      const file = await renderCrop(picture.element, fitted(crop, picture.size));
      const media = await sendPicture(file, { kind: 'receipt', key: keyOf(crop), onProgress: setShare });
      onSent(
        await api.post<BillData>(
          `/user/bills/${encodeURIComponent(billId)}/receipt`,
          { media: media.id, amount, remark },
          { creates: true },
        ),
      );
    } catch (failure) {
      setError(await failureText(failure, locale));
    } finally {
      setShare(null);
    }
  }
  return { share, error, send };
}
