import { z } from 'zod';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import { addressOf, sendMobileCode, type Answer, type Member, type TestApp } from './app.ts';
import { formOf } from './multipart.ts';
import { applyPending } from './money/payments.ts';
import { paint } from './pictures.ts';

let pictures = 0;
/** Uploads a unique picture, and returns its id. */
export async function uploadPicture(world: TestApp, { token }: Member, kind: MediaKind): Promise<string> {
  const form = formOf({
    bytes: await paint(200 + ++pictures, 140)
      .jpeg()
      .toBuffer(),
  });
  const answer = await world.call('POST', `/media?kind=${kind}`, { token, body: form.body, headers: form.headers });
  return mediaData.parse(answer.data).id;
}

/** Everything a form needs, the code included. */
export async function wholeForm(
  world: TestApp,
  person: Member,
  type: 'designer' | 'merchant',
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  // The code of the registration was just sent to the same phone; the minute between two codes is not tested here.
  await world.db.deleteFrom('limits').where('key', 'like', 'code:gap:%').execute();
  await sendMobileCode(world, person.mobile, 'apply', addressOf(person));
  const papers: Record<string, string> =
    type === 'designer'
      ? {
          plan: 'PRO_YEARLY',
          idCardFront: await uploadPicture(world, person, 'identity'),
          idCardBack: await uploadPicture(world, person, 'identity'),
        }
      : { company: 'Xưởng Mộc Lặng', businessLicense: await uploadPicture(world, person, 'licence') };
  return {
    email: person.email,
    mobile: person.mobile,
    verificationCode: await world.lastCode(person.mobile),
    school: 'Kiến trúc Hà Nội',
    ...papers,
    ...more,
  };
}

export const submit = (
  world: TestApp,
  person: Member,
  type: 'designer' | 'merchant',
  body: Record<string, string>,
): Promise<Answer> => world.call('POST', `/user/register:${type}`, { token: person.token, body });

const sent = z.object({ id: z.string(), bill: z.string(), billAmount: z.number() });

/** From nothing to review: form, bill, receipt. */
export async function applyCompletely(
  world: TestApp,
  person: Member,
  type: 'designer' | 'merchant',
  more: Record<string, string> = {},
): Promise<z.infer<typeof sent>> {
  const answer = await submit(world, person, type, await wholeForm(world, person, type, more));
  if (answer.status !== 200) throw new Error(`not taken: ${answer.error} ${answer.field ?? ''}`);
  const application = sent.parse(answer.data);
  await sendReceipt(world, person, application);
  return application;
}

export async function sendReceipt(
  world: TestApp,
  person: Member,
  { bill, billAmount }: { bill: string; billAmount: number },
): Promise<void> {
  const answer = await world.call('POST', `/user/bills/${bill}/receipt`, {
    token: person.token,
    body: { media: await uploadPicture(world, person, 'receipt'), amount: billAmount },
  });
  if (answer.status !== 200) throw new Error(`receipt refused: ${answer.error}`);
}

/** An admin approves and saw all of the fee in the account; where that is accepted, it takes effect as after a minute. */
export async function approve(
  world: TestApp,
  admin: Pick<Member, 'token'>,
  id: string,
  more: { attempt?: number } = {},
): Promise<Answer> {
  const bill = await world.db
    .selectFrom('applications')
    .innerJoin('bills', 'bills.id', 'applications.bill_id')
    .select('bills.amount')
    .where('applications.id', '=', id)
    .executeTakeFirst();
  const answer = await world.call('POST', `/admin/applications/${id}/approve`, {
    token: admin.token,
    body: { ...(bill ? { amount: bill.amount, reason: 'Đã đối chiếu sao kê' } : {}), ...more },
  });
  if (answer.status === 200) await applyPending(world);
  return answer;
}
