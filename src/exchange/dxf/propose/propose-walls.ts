import { curvedWalls } from './curved-walls.ts';
import { runsOf } from './faces.ts';
import { joinCurved } from './join-curved.ts';
import { linkWalls } from './link-walls.ts';
import { pairsIn } from './pairs.ts';
import {
  proposalLimits,
  type PlanLines,
  type ProposalRefusal,
  type ProposedName,
  type WallProposal,
} from './proposal.ts';
import { countSteps, ProposalStopped } from './steps.ts';

/**
 * Walls read from a drawing: pairs of parallel lines 60 to 400 mm apart, joined where they meet, with doors and windows
 * where something is drawn in their gaps. A proposal, to be looked at: nothing here is sure.
 */
export function proposeWalls(plan: PlanLines): WallProposal | { refused: ProposalRefusal } {
  const steps = countSteps();
  try {
    const runs = runsOf(plan).map((run) => ({ run, pieces: pairsIn(run, steps) }));
    const straight = runs.filter(({ pieces }) => pieces.length > 0);
    const found = [
      ...straight.flatMap((own) =>
        linkWalls(own, [...straight, ...runs.filter((run) => !straight.includes(run))], plan.arcs, steps),
      ),
      ...curvedWalls(plan, steps),
    ];
    const walls = joinCurved(found, steps);
    if (walls.length === 0) return { refused: 'no_walls' };
    if (walls.length > proposalLimits.walls) return { refused: 'too_many_walls' };
    return { walls, names: plan.texts.filter(isName), steps: steps.count };
  } catch (error) {
    if (error instanceof ProposalStopped) return { refused: error.reason };
    throw error;
  }
}

/** A word or a few, not a measure, a scale or a sentence. */
function isName({ text }: ProposedName): boolean {
  return text.length <= 40 && /\p{L}{2}|\p{Script=Han}/u.test(text) && !/\d\s*(m|mm|cm|m2|m²|㎡)\b|1:\d/iu.test(text);
}
