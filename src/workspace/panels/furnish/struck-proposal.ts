import type { Command, SimpleCommand } from '#design/commands/command-table.ts';
import type { Item } from '#design/records/item.ts';
import type { PicturedProposal } from '#layout/proposals/furnish-job.ts';

/** A proposal as it is looked at: without what the person already has. */
export interface LookedProposal extends PicturedProposal {
  /** As it was proposed. */
  readonly whole: PicturedProposal;
  /** What is left out, by id, with what it would cost; 0 where that is no part of the price. */
  readonly struck: ReadonlyMap<string, number>;
}

export function asProposed(whole: PicturedProposal): LookedProposal {
  return { ...whole, whole, struck: new Map() };
}

export function withStruck({ whole }: LookedProposal, struck: ReadonlyMap<string, number>): LookedProposal {
  const stays = (id: string) => !struck.has(id);
  const items = proposedItems(whole.command);
  const left = items.filter(({ id }) => stays(id));
  const gone = items.filter(({ id }) => !stays(id));
  const unpriced = gone.filter(({ product }) => product === undefined).length;
  return {
    ...whole,
    whole,
    struck,
    command: withItems(whole.command, left),
    price: whole.price - gone.reduce((sum, { id }) => sum + (struck.get(id) ?? 0), 0),
    pieces: left.length,
    unpriced: whole.unpriced - unpriced,
    soldOut: whole.soldOut - gone.filter(({ id, product }) => product !== undefined && struck.get(id) === 0).length,
    added: whole.added.filter(stays),
    deliveries: whole.deliveries.filter(({ items: brought }) => brought.some(stays)),
  };
}

/** What comes with it. */
export function proposedItems(command: Command): readonly Item[] {
  return simpleCommands(command).flatMap((each) => (each.kind === 'things.add' ? (each.items ?? []) : []));
}

function withItems(command: Command, items: readonly Item[]): Command {
  const others = simpleCommands(command).filter(({ kind }) => kind !== 'things.add');
  const added: SimpleCommand[] = items.length > 0 ? [{ kind: 'things.add', items: [...items] }] : [];
  return { kind: 'batch', commands: [...others, ...added] };
}

function simpleCommands(command: Command): readonly SimpleCommand[] {
  return command.kind === 'batch' ? command.commands : [command];
}
