/** One step of a life: from which states it may be taken, where it leads (rarely to one of several), and who takes it. */
export interface Transition<State extends string = string, Actor extends string = string> {
  from: readonly State[];
  to: State | readonly State[];
  by: readonly Actor[];
}

type StateOf<Step extends Transition> = Step['from'][number];
type ActorOf<Step extends Transition> = Step['by'][number];

interface Table<Name extends string, Step extends Transition> {
  states: readonly StateOf<Step>[];
  /** Where it begins. */ start: readonly StateOf<Step>[];
  /** Where it is over: nothing leads out of these, and something out of every other. */
  ends: readonly StateOf<Step>[];
  steps: Readonly<Record<Name, Step>>;
}

export interface Transitions<Name extends string, Step extends Transition> {
  names: readonly Name[];
  stepOf(this: void, name: Name): Step;
  mayStep(this: void, state: StateOf<Step>, name: Name): boolean;
  /** What this one may do now. */
  stepsFor(this: void, actor: ActorOf<Step>, state: StateOf<Step>): Name[];
  /** The states from which some step leads into this one. */
  statesBefore(this: void, to: StateOf<Step>): StateOf<Step>[];
  /** Nothing follows any more. */
  isOver(this: void, state: StateOf<Step>): boolean;
}

/**
 * The questions asked of a table of states. The table is checked as it is read, so that one with a dead end stops the
 * server from starting.
 */
export function transitions<Name extends string, Step extends Transition>(
  table: Table<Name, Step>,
): Transitions<Name, Step> {
  const fault = faultOf(table);
  if (fault !== null) throw new Error(fault);
  const { states, ends, steps } = table;
  const names = namesOf(steps);
  return {
    names,
    stepOf: (name) => steps[name],
    mayStep: (state, name) => steps[name].from.includes(state),
    stepsFor: (actor, state) =>
      names.filter((name) => steps[name].from.includes(state) && steps[name].by.includes(actor)),
    statesBefore: (to) => states.filter((state) => targets(table, state).includes(to)),
    isOver: (state) => ends.includes(state),
  };
}

function faultOf<Name extends string, Step extends Transition>(table: Table<Name, Step>): string | null {
  const { states, start, ends, steps } = table;
  const idle = namesOf(steps).find((name) => steps[name].by.length === 0);
  if (idle !== undefined) return `nobody may take the step ${idle}`;
  const reached = follow(start, (state) => targets(table, state));
  const lost = states.find((state) => !reached.has(state));
  if (lost !== undefined) return `nothing leads to ${lost}`;
  const open = ends.find((state) => targets(table, state).length > 0);
  if (open !== undefined) return `${open} is an end, and a step leads out of it`;
  const ending = follow(ends, (to) => states.filter((state) => targets(table, state).includes(to)));
  const stuck = states.find((state) => !ending.has(state));
  return stuck === undefined ? null : `no end can be reached from ${stuck}`;
}

function targets<Name extends string, Step extends Transition>(
  { steps }: Table<Name, Step>,
  state: StateOf<Step>,
): StateOf<Step>[] {
  return namesOf(steps).flatMap((name) => (steps[name].from.includes(state) ? steps[name].to : []));
}

function follow<State>(from: readonly State[], next: (state: State) => readonly State[]): Set<State> {
  const reached = new Set(from);
  for (const state of reached) for (const to of next(state)) reached.add(to);
  return reached;
}

function namesOf<Name extends string>(steps: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(steps) as Name[];
}
