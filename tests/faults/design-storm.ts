import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { designHash } from '#design/design-hash.ts';
import { currentVersion, newDesign, type Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { newId } from '#lib/id.ts';
import type { Rng } from '#lib/random.ts';
import { windowTokens } from '../support/studio/window-tokens.ts';
import type { Envelope } from './visitor.ts';

interface Sent {
  design: string;
  id: string;
  command: object;
}

/** Where a window sends to; it changes with every restart. */
interface StormServer {
  url: string;
  dataDir: string;
}

interface StormOptions {
  windows?: number;
  /** The servers', where it does not stand in their folder. */
  secret?: string;
}

interface StormTally {
  acknowledged: number;
  /** Acknowledged, and not in the log under that number. */
  lost: number;
  /** Sent once and there twice, or a number given twice. */
  doubled: number;
  /** Designs whose document is not what their log makes of the first one. */
  different: number;
}

/**
 * Several windows that draw in the same designs over HTTP, as fast as they are answered, and remember what they were
 * told. Whoever gets no answer sends the same commands again, as a browser's outbox does.
 */
export function createDesignStorm(db: Database, rng: Rng, { windows = 4, secret }: StormOptions = {}) {
  const person = newId('u', new Date());
  const acknowledged = new Map<string, { design: string; seq: number }>();
  const waiting = new Map<number, Sent[]>();
  const pieces = new Map<string, string[]>();
  const heads = new Map<string, number>();
  let designs: string[] = [];
  let at: StormServer[] = [];
  let tokens: string[] = [];
  let made = 0;

  async function post(window: number, path: string, body: object): Promise<Envelope> {
    const { url } = at[window % at.length]!;
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        origin: url,
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[window]}`,
        'x-forwarded-for': `10.60.${Math.floor(rng.next() * 250)}.${Math.floor(rng.next() * 250)}`,
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Envelope;
  }

  function something(design: string): Sent {
    const id = `storm_${String(++made).padStart(8, '0')}`;
    const known = pieces.get(design) ?? [];
    const spot = { x: Math.floor(rng.next() * 9000), y: Math.floor(rng.next() * 9000), z: 0 };
    const piece = known[Math.floor(rng.next() * known.length)];
    if (piece !== undefined && rng.next() < 0.6)
      return { design, id, command: { kind: 'item.move', id: piece, at: spot, turn: made % 360 } };
    const item = { id: `it_${made}`, level: 'lv_1', model: 'chair-01k3', finishes: {}, at: spot, turn: 0 };
    return { design, id, command: { kind: 'item.add', item: { ...item, placement: 'floor', locked: false } } };
  }

  /** One to five commands for one design; those that were not answered before come first. */
  async function send(window: number): Promise<boolean> {
    const open = waiting.get(window) ?? [];
    const design = open[0]?.design ?? designs[Math.floor(rng.next() * designs.length)]!;
    const batch = open.length > 0 ? open : Array.from({ length: 1 + (made % 5) }, () => something(design));
    waiting.set(window, batch);
    const commands = batch.map(({ id, command }) => ({ id, command }));
    const answer = await post(window, `/designs/${design}/commands`, {
      base: heads.get(design) ?? 0,
      version: currentVersion,
      commands,
      window: `window_${window}`,
    });
    if (answer.code !== 200) return false;
    const results = (answer.data as { results?: { id: string; seq?: number }[] }).results ?? [];
    for (const { id, seq } of results) {
      if (seq === undefined) continue;
      acknowledged.set(id, { design, seq });
      heads.set(design, Math.max(seq, heads.get(design) ?? 0));
      const sent = batch.find((each) => each.id === id)?.command as { kind: string; item?: { id: string } };
      if (sent.item) pieces.set(design, [...(pieces.get(design) ?? []).slice(-200), sent.item.id]);
    }
    const answered = new Set(results.map(({ id }) => id));
    waiting.set(
      window,
      batch.filter(({ id }) => !answered.has(id)),
    );
    return true;
  }

  async function signIn(): Promise<void> {
    const known = secret ?? (await readFile(join(at[0]!.dataDir, 'secret'), 'utf8'));
    tokens = await windowTokens(db, { person, secret: known, windows });
  }

  return {
    /** Everyone's windows turn to servers that have just begun; the first time they begin designs too. */
    async enter(servers: readonly StormServer[], { fresh = 0 } = {}): Promise<void> {
      at = [...servers];
      await signIn();
      for (let n = 0; n < fresh; n++) {
        const answer = await post(0, '/designs', { name: `Storm ${n}`, document: newDesign('Storm') });
        if (answer.code !== 200) throw new Error(`no design: ${answer.error}`);
        designs = [...designs.slice(-3), (answer.data as { id: string }).id];
      }
    },
    /** Goes on until so many were answered; then the end, which those under way do not hear of. */
    async rage({ until, atLast }: { until: number; atLast?: () => void }): Promise<void> {
      let heard = 0;
      let over = false;
      const lane = async (window: number) => {
        while (!over) {
          const answered = await send(window).catch(() => null);
          if (answered === null) return;
          heard += answered ? 1 : 0;
          if (heard < until || over) continue;
          over = true;
          atLast?.();
        }
      };
      await Promise.all(Array.from({ length: windows }, (_, window) => lane(window)));
    },
    /** Whoever never heard sends the same again, until the server is there and has answered. */
    async settle(): Promise<void> {
      for (let window = 0; window < windows; window++)
        while ((waiting.get(window) ?? []).length > 0)
          if (!(await send(window).catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 200));
    },
    /** What was acknowledged stands, once; and every document is what its log makes of it. */
    async check(): Promise<StormTally> {
      const rows = await db
        .selectFrom('design_commands')
        .select(['design_id', 'seq', 'id', 'command'])
        .where('design_id', 'in', designs)
        .orderBy('design_id')
        .orderBy('seq')
        .execute();
      const stands = new Map(rows.map(({ design_id, seq, id }) => [id, `${design_id} ${seq}`]));
      const told = [...acknowledged].filter(([, { design }]) => designs.includes(design));
      const lost = told.filter(([id, { design, seq }]) => stands.get(id) !== `${design} ${seq}`).length;
      const doubled = rows.length - stands.size;
      let different = 0;
      for (const design of designs) {
        const lines = rows.filter((row) => row.design_id === design);
        const gaps = lines.some(({ seq }, index) => seq !== index + 1);
        if (gaps || (await hashAt(at[0]!, tokens[0]!, design)) !== replayed(lines)) different++;
      }
      return { acknowledged: acknowledged.size, lost, doubled, different };
    },
    designs: () => designs,
  };
}

async function hashAt({ url }: StormServer, token: string, design: string): Promise<string> {
  const answer = await fetch(`${url}/api/designs/${design}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { document: unknown; hash: string } };
  const opened = openDesign(data.document);
  if (!opened.ok || designHash(opened.design) !== data.hash) return 'the document is not what its hash says';
  return data.hash;
}

/** By the commands themselves, from the first document on: what the server read by changes must be the same. */
function replayed(lines: readonly { command: object }[]): string {
  let design: Design = newDesign('Storm');
  for (const { command } of lines) {
    const applied = apply(design, command as Command);
    if (!applied.ok) return `a line cannot be replayed: ${applied.reason} ${applied.path}`;
    design = applied.design;
  }
  return designHash(design);
}
