import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '#design/commands/command-table.ts';
import { designHash } from '#design/design-hash.ts';
import type { Point } from '#lib/vec2.ts';
import { seededRng, type Rng } from '#lib/random.ts';
import { openSync } from '#editor/sync/open-sync.ts';
import type { SyncPorts } from '#editor/sync/ports.ts';
import type { Sync } from '#editor/sync/sync.ts';
import { httpWindow } from '../../tests/support/studio/http-window.ts';
import { until } from '../../tests/support/until.ts';

/**
 * A process of its own in which many people have one design open, each with the browser's own way of saving: what they
 * compute is not counted as the server's.
 */
export type Order =
  | { kind: 'enter'; url: string; design: string; people: readonly { id: string; token: string }[] }
  | { kind: 'draw'; seconds: number }
  | { kind: 'compare'; seq: number; hash: string };

export interface Drawn {
  seconds: number;
  edits: number;
  /** Milliseconds until one of the others heard of an edit, sorted: from its request, and from the hand. */
  fromSend: number[];
  fromHand: number[];
  cursorsHeard: number;
  sent: number;
  received: number;
  cpuMs: number;
}

export interface Compared {
  /** How many have another document than the server, and how many do not see all the others. */
  different: number;
  lonely: number;
  refused: number;
}

interface Drawer {
  sync: Sync;
  rng: Rng;
  at: Point;
}

/** Milliseconds: as often as a hand is looked at, and how long it moves and rests. Together about three seconds an edit. */
const stepMs = 30;
const strokeMs = [1000, 2500] as const;
const restMs = [500, 2000] as const;
const sheet = { width: 7000, height: 5000 };

const sockets: Socket[] = [];
subscribe('net.client.socket', (message) => void sockets.push((message as { socket: Socket }).socket));

const made = new Map<string, { by: number; at: number; sent: number | null }>();
let drawers: Drawer[] = [];
let heard: Pick<Drawn, 'fromSend' | 'fromHand' | 'cursorsHeard'> = { fromSend: [], fromHand: [], cursorsHeard: 0 };
let serial = 0;

process.on('message', (order: Order) => void runOrder(order).then((answer) => process.send!(answer)));
process.on('disconnect', () => process.exit());

async function runOrder(order: Order): Promise<null | Drawn | Compared> {
  if (order.kind === 'enter') return enter(order);
  return order.kind === 'draw' ? draw(order.seconds) : compare(order);
}

async function enter({ url, design, people }: Extract<Order, { kind: 'enter' }>): Promise<null> {
  drawers = await Promise.all(
    people.map(async ({ id, token }, n) => {
      const headers = { authorization: `Bearer ${token}`, origin: url, 'x-forwarded-for': `10.70.0.${n + 1}` };
      const opened = await openSync({ person: id, design }, listened(n, httpWindow({ url, design, headers })));
      if (!opened.ok) throw new Error(`not opened: ${opened.status} ${opened.reason}`);
      return { sync: opened.sync, rng: seededRng(n + 1), at: { x: 1000 + n * 200, y: 2500 } };
    }),
  );
  await until(() => drawers.every(seesAll));
  return null;
}

function seesAll({ sync }: Drawer): boolean {
  return sync.others().length === drawers.length - 1;
}

/** Notes when a command leaves, and when the others hear of it. */
function listened(own: number, ports: SyncPorts): SyncPorts {
  return {
    ...ports,
    server: {
      ...ports.server,
      send(body) {
        for (const { id } of body.commands) {
          const known = made.get(id);
          if (known) known.sent ??= performance.now();
        }
        return ports.server.send(body);
      },
    },
    stream: {
      follow: (on, window) =>
        ports.stream.follow(
          {
            ...on,
            entry(entry) {
              hear(own, entry.id);
              on.entry(entry);
            },
            presence(presence) {
              heard.cursorsHeard += 1;
              on.presence(presence);
            },
          },
          window,
        ),
    },
  };
}

function hear(own: number, id: string): void {
  const edit = made.get(id);
  if (!edit || edit.by === own || edit.sent === null) return;
  const now = performance.now();
  heard.fromSend.push(now - edit.sent);
  heard.fromHand.push(now - edit.at);
}

async function draw(seconds: number): Promise<Drawn> {
  made.clear();
  heard = { fromSend: [], fromHand: [], cursorsHeard: 0 };
  const before = traffic();
  const cpu = process.cpuUsage();
  const began = performance.now();
  await Promise.all(drawers.map((drawer, n) => drawFor(drawer, n, began + seconds * 1000)));
  // Each edit that was not refused is heard by all the others.
  await until(() => drawers.every(isSaved) && heard.fromSend.length >= (made.size - refusals()) * (drawers.length - 1));
  const took = process.cpuUsage(cpu);
  const after = traffic();
  return {
    seconds: (performance.now() - began) / 1000,
    edits: made.size,
    fromSend: heard.fromSend.toSorted((a, b) => a - b),
    fromHand: heard.fromHand.toSorted((a, b) => a - b),
    cursorsHeard: heard.cursorsHeard,
    sent: after.sent - before.sent,
    received: after.received - before.received,
    cpuMs: (took.user + took.system) / 1000,
  };
}

function isSaved({ sync }: Drawer): boolean {
  return sync.state().unsent === 0;
}

function refusals(): number {
  return drawers.reduce((sum, { sync }) => sum + sync.state().conflicts.length, 0);
}

function traffic(): { sent: number; received: number } {
  const sum = (of: (socket: Socket) => number) => sockets.reduce((total, socket) => total + of(socket), 0);
  return { sent: sum((socket) => socket.bytesWritten), received: sum((socket) => socket.bytesRead) };
}

/** The hand goes somewhere, does something there and rests. */
async function drawFor(drawer: Drawer, own: number, end: number): Promise<void> {
  const { sync, rng } = drawer;
  // Nobody begins with the others.
  await sleep(rng.between(0, 3000));
  while (performance.now() < end) {
    const pieces = Object.keys(sync.design().items);
    const piece = pieces[Math.floor(rng.next() * pieces.length)]!;
    await stroke(drawer, somewhere(rng), [piece]);
    const performed = sync.perform(something(piece, drawer));
    if (performed.ok && performed.id !== null) made.set(performed.id, { by: own, at: performance.now(), sent: null });
    await sleep(rng.between(...restMs));
  }
}

async function stroke(drawer: Drawer, to: Point, selected: string[]): Promise<void> {
  const from = drawer.at;
  const steps = Math.ceil(drawer.rng.between(...strokeMs) / stepMs);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    drawer.at = {
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
    };
    drawer.sync.point({ level: 'lv_1', at: drawer.at, selected });
    await sleep(stepMs);
  }
}

/** Mostly a piece is moved; one in five is new, one in ten a wall. */
function something(piece: string, { rng, at }: Drawer): Command {
  const spot = { ...at, z: 0 };
  const chance = rng.next();
  const id = `bench_${++serial}`;
  if (chance < 0.7) return { kind: 'item.move', id: piece, at: spot, turn: Math.floor(rng.next() * 360) };
  if (chance < 0.9) return { kind: 'item.add', item: chair(`it_${id}`, spot) };
  const wall = { id: `wl_${id}`, level: 'lv_1', a: at, b: { x: at.x + 600, y: at.y }, bulge: 0 };
  return { kind: 'wall.add', wall: { ...wall, thickness: 100, height: 2600 } };
}

function chair(id: string, at: Point & { z: number }) {
  const placed = { level: 'lv_1', at, turn: 0, placement: 'floor', locked: false } as const;
  return { id, model: 'chair-01k3', finishes: { seat: 'linen-oat' }, ...placed };
}

function somewhere(rng: Rng): Point {
  return { x: Math.floor(rng.next() * sheet.width), y: Math.floor(rng.next() * sheet.height) };
}

async function compare({ seq, hash }: Extract<Order, { kind: 'compare' }>): Promise<Compared> {
  await until(() => drawers.every((drawer) => drawer.sync.seq() === seq && isSaved(drawer)));
  const compared = {
    different: drawers.filter(({ sync }) => designHash(sync.design()) !== hash).length,
    lonely: drawers.filter((drawer) => !seesAll(drawer)).length,
    refused: refusals(),
  };
  await Promise.all(drawers.map(({ sync }) => sync.close()));
  return compared;
}
