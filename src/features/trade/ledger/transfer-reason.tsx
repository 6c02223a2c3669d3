import { useTranslations } from 'use-intl';
import { confirmReasonLength } from '#features/trade/transfers/transfer-limits.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { TextArea } from '#ui/fields/text-area.tsx';

interface TransferReasonProps {
  label: string;
  text: string;
  /** Marked after the first attempt to go on. */ tried: boolean;
  onChange(text: string): void;
}

/** Why money goes out although something speaks against it; it stands in the audit record. */
export function TransferReason({ label, text, tried, onChange }: TransferReasonProps) {
  const t = useTranslations('remittances.seen');
  const missing = reasonIn(text, true) === null;
  return (
    <TextArea
      label={label}
      rows={2}
      maxLength={confirmReasonLength.most}
      value={text}
      error={tried && missing ? t('reasonShort', { least: confirmReasonLength.least }) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What is said, for the call; null while it is missing. */
export function reasonIn(text: string, needed: boolean): { reason?: string } | null {
  const reason = text.trim();
  if (!needed) return {};
  return reason.length < confirmReasonLength.least ? null : { reason };
}

/** Refused because the receipt's picture is known from elsewhere: with a reason it counts. */
export function isPictureSeen(error: unknown): boolean {
  return error instanceof ApiFailure && error.key === 'receipt_seen';
}
