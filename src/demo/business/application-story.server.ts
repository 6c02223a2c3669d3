import { keepDraft, submitApplication } from '#features/trade/applications/applications.server.ts';
import type { ApplicationType, PaperName } from '#features/trade/applications/application.ts';
import { papers } from '#features/trade/applications/application.ts';
import { rejectApplication } from '#features/trade/applications/decide.server.ts';
import { localizedReasons } from '#features/trade/applications/reasons.server.ts';
import { emailOf, extras, type ExtraName } from './demo-people.ts';
import type { ReceiptKey } from './receipts.ts';
import { addPaper, payBill, type ActingContext, type DemoEvent, type DemoContext } from './replay-events.server.ts';

interface ApplicationStory {
  by: ExtraName;
  type: ApplicationType;
  receipt: ReceiptKey;
  basics: Record<string, string>;
  papers: Partial<Record<PaperName, string>>;
  submitted: number;
  paid: number;
  rejected?: number;
}

/** One applicant of each kind waiting for review, and one who was asked for a better document. */
const applications: ApplicationStory[] = [
  {
    by: 'yuanmu',
    type: 'merchant',
    receipt: 'merchant',
    basics: { company: '源木坊 Nguyên Mộc', otherContact: '微信 yuanmu-fang' },
    papers: { businessLicense: 'licence' },
    submitted: 78,
    paid: 76,
  },
  {
    by: 'sarah',
    type: 'designer',
    receipt: 'sarah',
    basics: { plan: 'PRO_MONTHLY', school: 'RMIT Vietnam', major: 'Interior design' },
    papers: { idCardFront: 'sarah-front', idCardBack: 'sarah-back' },
    submitted: 52,
    paid: 51,
    rejected: 26,
  },
  {
    by: 'bichngoc',
    type: 'designer',
    receipt: 'designer',
    basics: {
      plan: 'PRO_YEARLY',
      company: 'Xưởng vẽ Bến Ngự',
      school: 'Đại học Kiến trúc Huế',
      major: 'Nội thất',
      otherContact: 'Zalo 0912 000 014',
    },
    papers: { idCardFront: 'ngoc-front', idCardBack: 'ngoc-back' },
    submitted: 19,
    paid: 18,
  },
];

export function applicationStories(stage: DemoContext): DemoEvent[] {
  return applications.flatMap((story) => applicationStory(stage, story));
}

function applicationStory(stage: DemoContext, story: ApplicationStory): DemoEvent[] {
  const { by, receipt, submitted, paid, rejected } = story;
  const beats: DemoEvent[] = [
    { hoursAgo: submitted, as: by, act: (ctx) => apply(ctx, story) },
    {
      hoursAgo: paid,
      as: by,
      act: async (ctx) => payBill(ctx, stage, (await applicationOf(ctx, by)).bill_id!, receipt),
    },
  ];
  if (rejected !== undefined)
    beats.push({
      hoursAgo: rejected,
      as: 'admin',
      act: async (ctx) =>
        rejectApplication(ctx, ctx.session.userId, (await applicationOf(ctx, by)).id, {
          reason: localizedReasons('vi').find(({ key }) => key === 'blurred')!.text,
          receipt: false,
        }),
    });
  return beats;
}

async function apply(ctx: ActingContext, { by, type, basics, papers: brought }: ApplicationStory): Promise<void> {
  const { mobile } = extras[by];
  const { userId } = ctx.session;
  const draft = { ...basics, email: emailOf(by), mobile };
  await keepDraft(ctx, userId, type, draft);
  // There is no phone to read a code from; the number counts as verified.
  await ctx.db.updateTable('applications').set({ proven_mobile: mobile }).where('user_id', '=', userId).execute();
  const ids: Record<string, string> = {};
  for (const [name, paper] of Object.entries(brought))
    ids[name] = await addPaper(ctx, paper, papers[name as PaperName]);
  await submitApplication(ctx, userId, type, { ...draft, ...ids });
}

async function applicationOf(ctx: ActingContext, by: ExtraName) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'bill_id'])
    .where('users.email', '=', emailOf(by))
    .executeTakeFirstOrThrow();
}
