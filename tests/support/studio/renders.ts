import sharp from 'sharp';
import { z } from 'zod';
import { transaction } from '#db/database.ts';
import { grantPlan } from '#features/people/plans/subscriptions.server.ts';
import type { PlanLevel } from '#features/people/plans/plan.ts';
import { claimPiece } from '#features/studio/rendering/claim-piece.server.ts';
import { deliverPiece } from '#features/studio/rendering/deliver-piece.server.ts';
import { expandRender } from '#features/studio/rendering/expand-render.server.ts';
import { finishRender } from '#features/studio/rendering/finish-render.server.ts';
import { orderedRender, renderData, type OrderedRender, type RenderData } from '#features/studio/rendering/render.ts';
import { enlistThreads } from '#features/studio/rendering/render-workers.server.ts';
import {
  glancePiece,
  glanceSheet,
  meterChannels,
  meterPiece,
  meterSize,
  pieceRect,
  sentChannels,
  toHalves,
} from '#platform/threads/render-piece.ts';
import { framesOf, meterViews, packFrames } from '#platform/threads/film.ts';
import type { Delivered, PieceTask, TracedPiece } from '#platform/threads/render-task.ts';
import { newMember, type Answer, type Member, type TestApp } from '../app.ts';
import { newDrawing } from './drawing.ts';
import { byTheDoor } from './by-the-door.ts';

/** Someone with a plan and a design. */
export async function newPhotographer(
  world: TestApp,
  level: PlanLevel = 'free',
): Promise<Member & { design: string; draw: Awaited<ReturnType<typeof newDrawing>> }> {
  const member = await newMember(world);
  if (level !== 'free') {
    const ctx = { ...world.services, requestId: 'test', address: 'test', session: null };
    await transaction(world.db, (db) =>
      grantPlan(db, ctx, { userId: member.id, level, months: 12, bill: null, why: 'admin' }),
    );
  }
  const draw = await newDrawing(world, member.token);
  return { ...member, design: draw.id, draw };
}

export function askRender(
  world: TestApp,
  { token, design }: { token: string; design: string },
  more: object = {},
): Promise<Answer> {
  return world.call('POST', '/renders', {
    token,
    body: { design, kind: 'photo', size: '2k', camera: byTheDoor, hour: 10, ...more },
  });
}

/** Ordered and expanded, as a job of the application does it: the meter's picture waits. */
export async function ordered(
  world: TestApp,
  person: { token: string; design: string },
  more: object = {},
): Promise<OrderedRender> {
  const answer = await askRender(world, person, more);
  if (answer.status !== 200) throw new Error(`the order was refused: ${answer.error}`);
  const order = orderedRender.parse(answer.data);
  await expandRender(world.services, order.render.id);
  return order;
}

export async function renderOf(world: TestApp, token: string, id: string): Promise<RenderData> {
  return renderData.parse((await world.call('GET', `/renders/${id}`, { token })).data);
}

export function newThreads(world: TestApp): Promise<string> {
  return enlistThreads(world.db, world.clock, 'test', 1);
}

function sizeOfPiece(task: PieceTask): { width: number; height: number } {
  if (task.n === meterPiece) return meterSize(task, task.spec.film ? meterViews : 1);
  return task.n === glancePiece ? glanceSheet(task) : pieceRect({ ...task, piece: task.spec.piece }, task.n);
}

/** Grey frames of a film, as a worker sends them. */
export async function greyFrames(task: PieceTask, grey = 128): Promise<TracedPiece> {
  const { width, height, spec } = task;
  const frame = await sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .webp({ lossless: true })
    .toBuffer();
  const bytes = packFrames(framesOf(spec.film?.frames ?? 0, task.n).map(() => frame));
  return { bytes, night: false, spent: 5 };
}

/** An even grey room: what the tracer would send of one, without tracing. */
export function greyPiece(task: PieceTask, light = 0.5): TracedPiece {
  const meter = task.n === meterPiece;
  const { width, height } = sizeOfPiece(task);
  const stride = meter ? meterChannels : sentChannels;
  const numbers = new Float32Array(width * height * stride);
  for (let i = 0; i < numbers.length; i += stride) {
    numbers.fill(light, i, i + 3);
    numbers.fill(0.7, i + 3, i + 6);
  }
  return { bytes: toHalves(numbers), night: false, spent: 5 };
}

export async function deliver(
  world: TestApp,
  worker: string,
  task: PieceTask,
  given?: TracedPiece,
): Promise<Delivered> {
  const filmed = task.spec.film && task.n !== meterPiece;
  const piece = given ?? (filmed ? await greyFrames(task) : greyPiece(task));
  return deliverPiece(world.services, { worker, jobId: task.job, n: task.n }, piece);
}

/** Claims and delivers until nothing waits, then finishes; how many pieces there were. */
export async function workOff(world: TestApp, worker: string): Promise<number> {
  const jobs = new Set<string>();
  let pieces = 0;
  for (let task = await claimPiece(world.services, worker); task; task = await claimPiece(world.services, worker)) {
    await deliver(world, worker, task);
    jobs.add(task.job);
    pieces++;
  }
  for (const id of jobs) await finishRender(world.services, id, false);
  return pieces;
}

/** What a person has used, by quota and period; and what their ledger and their jobs say of it. */
export async function quotaBooks(world: TestApp, userId: string) {
  const counters = await world.db.selectFrom('quota_counters').selectAll().where('user_id', '=', userId).execute();
  const ledger = await world.db.selectFrom('quota_ledger').selectAll().where('user_id', '=', userId).execute();
  const jobs = await world.db
    .selectFrom('render_jobs')
    .select(['state'])
    .where('user_id', '=', userId)
    .where('use_id', 'is not', null)
    .where('state', 'not in', ['cancelled', 'failed'])
    .execute();
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    counted: sum(counters.map(({ used }) => used)),
    written: sum(ledger.map(({ used }) => used)),
    jobs: jobs.length,
  };
}

/** Shares count what the pieces are. */
export async function shareFaults(world: TestApp): Promise<string[]> {
  const shares = await world.db.selectFrom('render_shares').selectAll().execute();
  const pieces = await world.db.selectFrom('render_pieces').select(['user_id', 'lane', 'state']).execute();
  return shares.flatMap(({ user_id, lane, ready, running }) => {
    const mine = pieces.filter((piece) => piece.user_id === user_id && piece.lane === lane);
    const count = (state: string) => mine.filter((piece) => piece.state === state).length;
    return ready === count('ready') && running === count('leased') ? [] : [`${user_id} ${lane}: ${ready} ${running}`];
  });
}

export const workerToken = z.object({ id: z.string(), token: z.string() });
