import { useEffect, useRef, useState } from 'react';
import { recordOf } from '#design/document.ts';
import type { Session } from '#editor/session.ts';
import { tools } from '#editor/tools/tools.ts';
import type { PicturedProposal } from '#layout/proposals/furnish-job.ts';
import type { FurnishWish, Refusal, Supply } from '#layout/proposals/proposal.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { FurnishPort } from '../../ports/furnish-port.ts';

interface Run {
  readonly phase: 'idle' | 'working' | 'there' | 'failed' | 'taken';
  readonly proposals: readonly PicturedProposal[];
  readonly refused: readonly Refusal[];
  readonly progress: { readonly done: number; readonly of: number } | null;
}

const idle: Run = { phase: 'idle', proposals: [], refused: [], progress: null };

export interface TakenProposal extends PicturedProposal {
  /** What it was made for. */
  readonly wish: FurnishWish;
}

export interface Furnishing extends Run {
  /** The one that is looked at; -1: none. */
  readonly chosen: number;
  start(wish: FurnishWish, first?: Supply): Promise<void>;
  /** Stops at once; what has come stays. */
  cancel(): void;
  look(at: number): void;
  /** As one step of the history; null where that was not possible. */
  take(): TakenProposal | null;
  /** As it was before. */
  drop(): void;
}

/** Proposals as they come, one of them looked at; nothing is in the document before it is taken. */
export function useFurnish(port: FurnishPort): Furnishing {
  const editor = useEditor();
  const { session } = editor;
  const [run, setRun] = useState(idle);
  const running = useRef<AbortController | null>(null);
  const asked = useRef<FurnishWish | null>(null);
  const inHand = useSession(({ gesture }) => gesture?.command ?? null);
  const chosen = run.proposals.findIndex(({ command }) => command === inHand);

  useEffect(
    () => () => {
      running.current?.abort();
      letGo(session);
    },
    [session],
  );

  function look(proposal: PicturedProposal | undefined): void {
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
    setRun({ ...idle, phase: 'working' });
    const tell = (change: (now: Run) => Run) => control.signal.aborted || setRun(change);
    try {
      const supply = [...first, ...(await port.supply(wish.style))];
      await port.furnisher.run(
        { design: session.design, wish, supply },
        (step) => {
          if (step.kind === 'room') tell((now) => ({ ...now, progress: step }));
          else if (step.kind === 'refused') tell((now) => ({ ...now, refused: step.refused }));
          else {
            tell((now) => ({ ...now, proposals: [...now.proposals, step.proposal], progress: null }));
            // The first is shown at once, unless something else is in hand.
            if (!control.signal.aborted && session.state.gesture === null) look(step.proposal);
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
    take() {
      running.current?.abort();
      const taken = run.proposals[chosen];
      const wish = asked.current;
      if (!taken || !wish || !session.commit().ok) return null;
      // Whoever had a door in hand before now wants to move what has come.
      editor.use(tools.select.start);
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
