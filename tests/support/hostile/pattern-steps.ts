import { parsePattern, type PatternNode } from './parse-pattern.ts';

type Instruction =
  | { kind: 'one'; matches(character: string): boolean }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'ahead'; program: Instruction[]; wanted: boolean }
  | { kind: 'start' | 'end' | 'found' };

/**
 * Steps a backtracking engine takes until it finds the pattern in the text or not at all; stops counting at `most`. V8
 * does not tell, and time would depend on the machine.
 */
export function stepsOf(pattern: RegExp, text: string, most = 50_000_000): number {
  const characters = Array.from(text);
  let steps = 0;

  function found(program: readonly Instruction[], from: number): boolean {
    const choices = [{ place: 0, at: from }];
    for (let choice = choices.pop(); choice; choice = choices.pop()) {
      let { place, at } = choice;
      for (let going = true; going; steps++) {
        if (steps >= most) return true;
        const instruction = program[place]!;
        if (instruction.kind === 'found') return true;
        if (instruction.kind === 'jump') place = instruction.to;
        else if (instruction.kind === 'split') {
          choices.push({ place: instruction.second, at });
          place = instruction.first;
        } else if (fits(instruction, at)) {
          place++;
          if (instruction.kind === 'one') at++;
        } else going = false;
      }
    }
    return false;
  }

  function fits(instruction: Exclude<Instruction, { kind: 'split' | 'jump' | 'found' }>, at: number): boolean {
    if (instruction.kind === 'one') return at < characters.length && instruction.matches(characters[at]!);
    if (instruction.kind === 'ahead') return found(instruction.program, at) === instruction.wanted;
    return at === (instruction.kind === 'start' ? 0 : characters.length);
  }

  const program = compiled(parsePattern(pattern));
  for (let from = 0; from <= characters.length; from++) if (found(program, from) || steps >= most) break;
  return steps;
}

function compiled(root: PatternNode): Instruction[] {
  const program: Instruction[] = [];

  function emit(node: PatternNode): void {
    if (node.kind === 'all') node.parts.forEach(emit);
    else if (node.kind === 'any') emitAny(node.options);
    else if (node.kind === 'many') emitMany(node);
    else if (node.kind === 'ahead') program.push({ kind: 'ahead', program: compiled(node.node), wanted: node.wanted });
    else program.push(node);
  }

  function emitAny(options: readonly PatternNode[]): void {
    const ends = options.slice(0, -1).map((option) => {
      const split = branch();
      emit(option);
      const end = { kind: 'jump' as const, to: 0 };
      program.push(end);
      split.second = program.length;
      return end;
    });
    emit(options.at(-1)!);
    for (const end of ends) end.to = program.length;
  }

  /** Once for each time it must be there, then either a loop or once for each time it may. */
  function emitMany({ node, least, most, lazy }: Extract<PatternNode, { kind: 'many' }>): void {
    for (let time = 0; time < least; time++) emit(node);
    if (most === Infinity) {
      const begin = program.length;
      const split = branch();
      emit(node);
      program.push({ kind: 'jump', to: begin });
      leaveTo(split, lazy, program.length);
      return;
    }
    const splits = Array.from({ length: most - least }, () => {
      const split = branch();
      emit(node);
      return split;
    });
    for (const split of splits) leaveTo(split, lazy, program.length);
  }

  function branch() {
    const split = { kind: 'split' as const, first: program.length + 1, second: program.length + 1 };
    program.push(split);
    return split;
  }

  emit(root);
  return [...program, { kind: 'found' }];
}

function leaveTo(split: { first: number; second: number }, lazy: boolean, place: number): void {
  if (lazy) split.first = place;
  else split.second = place;
}
