import { z } from 'zod';
import { emailField, phoneField } from '#features/people/accounts/account.ts';
import { offeredPlans, type OfferedPlan, type PlanChoice } from '#features/people/plans/plan.ts';
import type { ErrorKey } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { applicationStates } from './application-states.ts';

const errorKey = (key: ErrorKey) => key;

export const applicationTypes = ['designer', 'merchant'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** What a designer can apply for: every choice with a price. Enterprise is by agreement. */
export const appliedPlans = offeredPlans().filter(
  (plan): plan is OfferedPlan & { price: number; term: NonNullable<OfferedPlan['term']> } =>
    plan.price !== null && plan.term !== null,
);
const planCodes = appliedPlans.map((plan) => plan.code) as [PlanChoice, ...PlanChoice[]];
/** The plan a merchant's joining fee brings (decision 0034). */
export const merchantPlan = { level: 'pro', months: 12 } as const;

/** The documents by the seed's names, and the kind of private picture each is. */
export const papers = { idCardFront: 'identity', idCardBack: 'identity', businessLicense: 'licence' } as const;
export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as [PaperName, ...PaperName[]];
export const neededPapers: Record<ApplicationType, readonly PaperName[]> = {
  designer: ['idCardFront', 'idCardBack'],
  merchant: ['businessLicense'],
};
export const offeredPapers: Record<ApplicationType, readonly PaperName[]> = {
  designer: ['idCardFront', 'idCardBack', 'businessLicense'],
  merchant: ['businessLicense', 'idCardFront', 'idCardBack'],
};

const line = (max: number) => lineText(max, 'price_request_error');
const paper = limitedText(64, 'price_request_error');

const fields = {
  plan: z.union([z.enum(planCodes), z.literal('')], errorKey('price_request_error')).optional(),
  email: line(254).optional(),
  mobile: line(24).optional(),
  company: line(120).optional(),
  school: line(120).optional(),
  major: line(120).optional(),
  otherContact: line(200).optional(),
  idCardFront: paper.optional(),
  idCardBack: paper.optional(),
  businessLicense: paper.optional(),
};
/** As far as it is filled in: a draft stores what is typed, valid or not. */
export const draftBody = z.strictObject(fields);
export type Draft = z.infer<typeof draftBody>;

/**
 * `POST /user/register:{type}`. What is required depends on the type: `applicationForm` decides, in the browser and on
 * the server.
 */
export const registerApplicationBody = z.strictObject({ ...fields, verificationCode: line(12).optional() });

const needed = <T extends z.ZodType<string, string>>(field: T, key: ErrorKey = 'field_required') =>
  z.string(errorKey(key)).trim().min(1, errorKey(key)).pipe(field);
const neededPaper = (type: ApplicationType, name: PaperName) =>
  neededPapers[type].includes(name)
    ? z.string(errorKey('paper_missing')).min(1, errorKey('paper_missing')).pipe(paper)
    : paper.default('');

/** What is required to submit it. The code is checked where it is known whether one is needed. */
export function applicationForm(type: ApplicationType) {
  return z.object({
    plan:
      type === 'designer'
        ? z.enum(planCodes, errorKey('price_request_error'))
        : z.literal('', errorKey('price_request_error')).default(''),
    email: needed(emailField),
    mobile: z.string(errorKey('field_required')).trim().min(1, errorKey('field_required')).pipe(phoneField),
    verificationCode: line(12).default(''),
    company: type === 'merchant' ? needed(line(120)) : line(120).default(''),
    school: line(120).default(''),
    major: line(120).default(''),
    otherContact: line(200).default(''),
    idCardFront: neededPaper(type, 'idCardFront'),
    idCardBack: neededPaper(type, 'idCardBack'),
    businessLicense: neededPaper(type, 'businessLicense'),
  });
}
/** Whether this is the number a code has verified, however it is written: `0912…` and `+84912…` are the same. */
export function isProven(mobile: string, provenMobile: string | null): boolean {
  return provenMobile !== null && bare(mobile) === bare(provenMobile);
}

/** Vietnamese numbers as the server stores them. */
function bare(phone: string): string {
  return phone.replace(/[\s.()-]/g, '').replace(/^(?:\+?84|0)(?=\d{9}$)/, '+84');
}

export type ApplicationForm = z.output<ReturnType<typeof applicationForm>>;

const reasonData = z.object({ text: z.string(), lang: z.enum(locales) }).nullable();
const paperData = z.object({ id: z.string(), url: z.string() }).nullable();

/** `GET /user/last-designer-request`: all its owner filled in. */
export const applicationData = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(applicationTypes),
  state: z.enum(applicationStates),
  plan: z.enum(planCodes).nullable(),
  email: z.string(),
  mobile: z.string(),
  /** The number a code has verified; the same one needs no further code. */
  provenMobile: z.string().nullable(),
  company: z.string(),
  school: z.string(),
  major: z.string(),
  otherContact: z.string(),
  idCardFront: paperData,
  idCardBack: paperData,
  businessLicense: paperData,
  billAmount: z.number().int().nullable(),
  bill: z.string().nullable(),
  /** The plan is fixed: its amount has been sent and was not objected to. */
  planSettled: z.boolean(),
  reason: reasonData,
  receiptAsked: z.boolean(),
  /** Given up by its owner; the money of its receipt is looked for, to go back. */
  withdrawn: z.boolean(),
  attempt: z.number().int(),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
});
export type ApplicationData = z.infer<typeof applicationData>;

/** What history tells, as stored; named in messages. `auditing` is a receipt that came. */
export const historySteps = [
  'submitted',
  'reopened',
  'resent',
  'auditing',
  'short',
  'rejected',
  'passed',
  'withdrawn',
  'declined',
  'ended',
] as const;
export const progressSteps = ['basics', 'remittance', 'audit', 'result'] as const;
export type ProgressStep = (typeof progressSteps)[number];
const waitedData = z.object({ days: z.number().int(), hours: z.number().int(), minutes: z.number().int() });

/** `GET /user/designer-request-process`: its progress. */
export const processData = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(applicationTypes),
  state: z.enum(applicationStates),
  /** Its step, and when each step before was done. */
  step: z.enum(progressSteps),
  history: z.array(z.object({ step: z.string(), at: z.string() })),
  reason: reasonData,
  bill: z.string().nullable(),
  billAmount: z.number().int().nullable(),
  dueAt: z.string().nullable(),
  late: z.boolean(),
  waited: waitedData.nullable(),
});
export type ProcessData = z.infer<typeof processData>;

/** Of what is rejected: declined for good, or sent back for something to be changed. */
export function isDeclined(history: ProcessData['history']): boolean {
  return history.findLast(({ step }) => step === 'rejected' || step === 'declined')?.step === 'declined';
}
