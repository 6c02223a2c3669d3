import { z } from 'zod';
import { currentVersion } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { headSchema, sentSchema, type Head, type Sent } from '#design/commands/wire.ts';
import type { Answer, TestApp } from '../app.ts';

/** A window with one design open: what it sends and what it is told, through the real calls. */
export interface Drawing {
  id: string;
  /** Sends commands; those without an id get one. */
  send(commands: readonly Sendable[], options?: SendOptions): Promise<Extract<Sent, { seq: number }>>;
  ask(commands: readonly Sendable[], options?: SendOptions): Promise<Answer>;
  head(options?: { via?: TestApp }): Promise<Head>;
}

interface Sendable {
  id?: string;
  command: object;
  undo?: Record<string, string>;
}
interface SendOptions {
  base?: number;
  version?: number;
  via?: TestApp;
  token?: string;
}

let made = 0;
export function commandId(): string {
  return `cmd_${String(++made).padStart(8, '0')}`;
}

/** A new design of someone's, a studio unless told otherwise. */
export async function newDrawing(world: TestApp, token: string, document: object = studio()): Promise<Drawing> {
  const answer = await world.call('POST', '/designs', { token, body: { document } });
  return drawingOf(world, token, z.object({ id: z.string() }).parse(answer.data).id);
}

export function drawingOf(world: TestApp, token: string, id: string): Drawing {
  const ask = (
    commands: readonly Sendable[],
    { base = 0, version = currentVersion, via = world, ...by }: SendOptions = {},
  ) =>
    via.call('POST', `/designs/${id}/commands`, {
      token: by.token ?? token,
      body: { base, version, commands: commands.map((each) => ({ id: commandId(), ...each })) },
    });
  return {
    id,
    ask,
    async send(commands, options) {
      const answer = await ask(commands, options);
      const sent = sentSchema.parse(answer.data);
      if ('fork' in sent) throw new Error(`a fork: ${sent.fork}`);
      return sent;
    },
    async head({ via = world } = {}) {
      return headSchema.parse((await via.call('GET', `/designs/${id}`, { token })).data);
    },
  };
}

/** A piece of furniture to add, under an id of its own. */
export function addChair(n: number): { command: object } {
  return {
    command: {
      kind: 'item.add',
      item: {
        id: `it_${n}`,
        level: 'lv_1',
        model: 'chair-01k3',
        at: { x: 500 + n, y: 700, z: 0 },
        turn: 0,
        placement: 'floor',
        locked: false,
        finishes: {},
      },
    },
  };
}

export function moveChair(n: number, x: number): { command: object } {
  return { command: { kind: 'item.move', id: `it_${n}`, at: { x, y: 900, z: 0 } } };
}

export function renamed(name: string): { command: object } {
  return { command: { kind: 'design.rename', name } };
}
