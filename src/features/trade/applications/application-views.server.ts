import type { UserRow } from '#features/people/accounts/users.server.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual, type LocalizedText } from '#lib/trilingual.ts';
import { isPlanSettled } from './billed-plan.server.ts';
import type { ApplicationData, ProcessData, ProgressStep } from './application.ts';
import type { ApplicationRow, EventRow } from './application-queries.server.ts';
import type { ApplicationState } from './application-states.ts';
import { waitingTime } from './working-days.ts';

const stepOf: Record<ApplicationState, ProgressStep> = {
  DRAFT: 'basics',
  AWAITING_REMITTANCE: 'remittance',
  AUDITING: 'audit',
  REJECTED: 'result',
  PASSED: 'result',
};

/** `A-118`: a short number for the telephone. */
export function numberOf(row: Pick<ApplicationRow, 'number'>): string {
  return `A-${row.number}`;
}

export function applicationDataOf(row: ApplicationRow, bill: Bill | null, locale: Locale): ApplicationData {
  return {
    id: row.id,
    number: numberOf(row),
    type: row.type,
    state: row.state,
    plan: row.plan as ApplicationData['plan'],
    email: row.email ?? '',
    mobile: row.mobile ?? '',
    provenMobile: row.proven_mobile,
    company: row.company ?? '',
    school: row.school ?? '',
    major: row.major ?? '',
    otherContact: row.other_contact ?? '',
    idCardFront: paperOf(row.id_card_front),
    idCardBack: paperOf(row.id_card_back),
    businessLicense: paperOf(row.business_license),
    bill: row.bill_id,
    billAmount: bill?.amount ?? null,
    planSettled: isPlanSettled(bill),
    reason: reasonOf(row.reason, locale),
    receiptAsked: row.receipt_asked,
    withdrawn: row.withdrawn_at !== null,
    attempt: row.attempt,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export function processOf(
  row: ApplicationRow,
  events: readonly EventRow[],
  bill: Bill | null,
  { locale, now }: { locale: Locale; now: Date },
): ProcessData {
  const auditing = row.state === 'AUDITING';
  return {
    id: row.id,
    number: numberOf(row),
    type: row.type,
    state: row.state,
    step: stepOf[row.state],
    history: events.map(({ step, at }) => ({ step, at: at.toISOString() })),
    reason: row.state === 'REJECTED' ? reasonOf(row.reason, locale) : null,
    bill: row.bill_id,
    billAmount: bill?.amount ?? null,
    dueAt: auditing ? (row.due_at?.toISOString() ?? null) : null,
    late: isLate(row, now),
    waited: auditing && row.submitted_at ? waitingTime(row.submitted_at, now) : null,
  };
}

export function isLate(row: Pick<ApplicationRow, 'state' | 'due_at'>, now: Date): boolean {
  return row.state === 'AUDITING' && row.due_at !== null && row.due_at < now;
}

export function reasonOf(reason: unknown, locale: Locale): LocalizedText | null {
  return reason === null ? null : localized(trilingual(reason), locale);
}

/** A private picture has only its own address; who may not see it gets a 404. */
function paperOf(id: string | null): { id: string; url: string } | null {
  return id === null ? null : { id, url: `/api/media/${id}/file` };
}

/** A form not started yet: what the profile knows already. */
export function blankApplication(type: ApplicationData['type'], user: UserRow, now: Date): ApplicationData {
  return {
    id: '',
    number: '',
    type,
    state: 'DRAFT',
    plan: null,
    email: user.email,
    mobile: user.mobile ?? '',
    provenMobile: null,
    company: user.company_name ?? '',
    school: user.school ?? '',
    major: user.major ?? '',
    otherContact: '',
    idCardFront: null,
    idCardBack: null,
    businessLicense: null,
    bill: null,
    billAmount: null,
    planSettled: false,
    reason: null,
    receiptAsked: false,
    withdrawn: false,
    attempt: 0,
    createdAt: now.toISOString(),
    submittedAt: null,
    decidedAt: null,
  };
}
