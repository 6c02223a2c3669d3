import { useEffect, useRef, useState } from 'react';
import { recordOf } from '#design/document.ts';
import type { Session } from '#editor/session.ts';
import { tools } from '#editor/tools/tools.ts';
import type { FurnishWish, Refusal, Supply } from '#layout/proposals/proposal.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { FurnishPort } from '../../ports/furnish-port.ts';
import { useHomeList } from '../list/home-list-context.tsx';
import { roomsKey, type FurnishMemory } from './furnish-memory.ts';
import { asProposed, withStruck, type LookedProposal } from './struck-proposal.ts';

/** What came of a wish so far. */
export interface FurnishRun {
  readonly phase: 'idle' | 'working' | 'there' | 'failed' | 'taken';
  readonly proposals: readonly LookedProposal[];
  readonly refused: readonly Refusal[];
  readonly progress: { readonly done: number; readonly of: number } | null;
}

const idle: FurnishRun = { phase: 'idle', proposals: [], refused: [], progress: null };

export interface TakenProposal extends LookedProposal {
  /** What it was made for. */
  readonly wish: FurnishWish;
}

export interface Furnishing extends FurnishRun {
  /** The one that is looked at; -1: none. */
  readonly chosen: number;
  start(wish: FurnishWish, first?: Supply): Promise<void>;
  /** Stops at once; what has come stays. */
  cancel(): void;
  look(at: number): void;
  /** Leaves these out of a proposal, or puts them back; each with what it costs. */
  strike(at: number, pieces: ReadonlyMap<string, number>, out: boolean): void;
  /** As one step of the history; null where that was not possible. */
  take(): TakenProposal | null;
  /** As it was before. */
  drop(): void;
}

/** Proposals as they come, one of them looked at; nothing is in the document before it is taken. */
export function useFurnish(port: FurnishPort, memory: FurnishMemory, rooms: string): Furnishing {
  const editor = useEditor();
  const { session } = editor;
  const { province } = useHomeList();
  const [before] = useState(() => {
    const known = memory.answered.get(rooms);
    return known?.design === session.design ? known : null;
  });
  const [run, setRun] = useState(before?.run ?? idle);
  const running = useRef<AbortController | null>(null);
  const asked = useRef<FurnishWish | null>(before?.wish ?? null);
  const askedOf = useRef(before?.design ?? session.design);
  const inHand = useSession(({ gesture }) => gesture?.command ?? null);
  const chosen = run.proposals.findIndex(({ command }) => command === inHand);

  useEffect(() => {
    const looked = before?.run.proposals[before.looked];
    if (looked && session.state.gesture === null) look(looked);
    return () => {
      running.current?.abort();
      letGo(session);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there before is shown once
  }, [session]);
  useEffect(() => {
    const wish = asked.current;
    const kept = run.phase === 'working' ? { ...run, phase: 'there' as const, progress: null } : run;
    if (!wish) return;
    const key = roomsKey(wish.rooms);
    if (kept.proposals.length === 0) memory.answered.delete(key);
    else memory.answered.set(key, { run: kept, wish, design: askedOf.current, looked: Math.max(0, chosen) });
  }, [memory, run, chosen]);

  function look(proposal: LookedProposal | undefined): void {
    if (!proposal) return;
    session.preview(proposal.command, (design) => {
      const places = (ids: readonly string[]): Point[] =>
        ids.flatMap((id) => {
          const item = recordOf(design, 'items', id);
          return item?.placement === 'floor' ? [item.at] : [];
        });
      return { whole: { added: places(proposal.added), kept: places(proposal.kept) } };
    });
  }

  function leave(): void {
    running.current?.abort();
    running.current = null;
    letGo(session);
  }

  async function start(wish: FurnishWish, first: Supply = []): Promise<void> {
    leave();
    const control = new AbortController();
    running.current = control;
    asked.current = wish;
    askedOf.current = session.design;
    setRun({ ...idle, phase: 'working' });
    const tell = (change: (now: FurnishRun) => FurnishRun) => control.signal.aborted || setRun(change);
    try {
      const supply = [...first, ...(await port.supply(wish.style, province))];
      await port.furnisher.run(
        { design: session.design, wish, supply },
        (step) => {
          if (step.kind === 'room') tell((now) => ({ ...now, progress: step }));
          else if (step.kind === 'refused') tell((now) => ({ ...now, refused: step.refused }));
          else {
            const proposal = asProposed(step.proposal);
            tell((now) => ({ ...now, proposals: [...now.proposals, proposal], progress: null }));
            // The first is shown at once, unless something else is in hand.
            if (!control.signal.aborted && session.state.gesture === null) look(proposal);
          }
        },
        control.signal,
      );
      tell((now) => ({ ...now, phase: 'there', progress: null }));
    } catch {
      tell((now) => ({ ...now, phase: 'failed', progress: null }));
    }
  }

  return {
    ...run,
    chosen,
    start,
    cancel() {
      running.current?.abort();
      running.current = null;
      setRun((now) => ({ ...now, phase: now.proposals.length > 0 ? 'there' : 'idle', progress: null }));
    },
    look: (at) => look(run.proposals[at]),
    strike(at, pieces, out) {
      const now = run.proposals[at];
      if (!now) return;
      const kept = [...now.struck].filter(([id]) => !pieces.has(id));
      const next = withStruck(now, new Map(out ? [...kept, ...pieces] : kept));
      setRun({ ...run, proposals: run.proposals.with(at, next) });
      look(next);
    },
    take() {
      running.current?.abort();
      const taken = run.proposals[chosen];
      const wish = asked.current;
      if (!taken || !wish || !session.commit().ok) return null;
      // Whoever had a door in hand, or its panel open, now wants to see and move what has come.
      editor.use(tools.select.start);
      session.set({ selection: [] });
      setRun({ ...idle, phase: 'taken' });
      return { ...taken, wish };
    },
    drop() {
      leave();
      setRun(idle);
    },
  };
}

/** What is only looked at goes; what somebody drags is not ours. */
function letGo(session: Session): void {
  if (session.state.gesture?.show.whole) session.cancel();
}
