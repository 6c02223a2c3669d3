import { useMemo } from 'react';
import { apply } from '#design/apply.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useSnapshot } from '../../scene-view/snapshots/use-snapshot.ts';
import type { SnapshotWish } from '../../scene-view/snapshots/snapshots.ts';
import type { LookedProposal } from './struck-proposal.ts';

/** A proposal as the room would look; until that is drawn, and where it cannot be, from above in its own colours. */
export function ProposalThumb({ proposal }: { proposal: LookedProposal }) {
  const snapshot = useSnapshot(useProposed(proposal));
  const { picture } = proposal;
  if (snapshot !== null) return <img className="fur-thumb" src={snapshot} alt="" />;
  if (!picture) return <span className="fur-thumb" />;
  return (
    <svg className="fur-thumb" viewBox={picture.viewBox} aria-hidden preserveAspectRatio="xMidYMid meet">
      {picture.shapes.map(({ d, fill, kind }, at) => (
        <path key={at} d={d} fill={fill} className={`fur-${kind}`} />
      ))}
    </svg>
  );
}

/** The home with the proposal in it, around what it brings and keeps. */
function useProposed({ seed, command, added, kept }: LookedProposal): SnapshotWish | null {
  const { pieces } = useEditor();
  const base = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  return useMemo(() => {
    const applied = apply(base, command);
    const bounds = applied.ok ? boundsOfThings(applied.design, [...added, ...kept], pieces) : null;
    if (!applied.ok || !bounds) return null;
    return { kind: 'proposal', key: `proposal ${seed}`, design: applied.design, level, bounds };
  }, [base, command, added, kept, level, seed, pieces]);
}
