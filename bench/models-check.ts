import { seededRng } from '#lib/random.ts';
import { inspect } from '#models/inspect.ts';
import { families, findModel, totalCount } from '#models/library.ts';
import { choiceAt, familyCount, idOf, formatId } from '#models/model-id.ts';
import { report } from './support/report.ts';

/* Ten thousand models, spread over the families by size but at least fifty each: sound, exact, distinct, in budget. */
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000);
const only = process.argv.slice(2).filter((word) => !/^[-\d]/.test(word));
const rng = seededRng(20_260_101);
const faults: string[] = [];
let looked = 0;

for (const family of families.filter(({ code }) => only.length === 0 || only.includes(code))) {
  const count = familyCount(family);
  const share = Math.min(count, Math.max(50, Math.round((wanted * count) / totalCount)));
  const shapes = new Map<string, number>();
  for (let i = 0; i < share; i++, looked++) {
    const number = Math.floor(rng.next() * count);
    const id = formatId(family, number);
    const choice = choiceAt(family, number)!;
    if (idOf(family, choice) !== id || JSON.stringify(findModel(id)?.choice) !== JSON.stringify(choice))
      faults.push(`${id}: does not come back`);
    const found = inspect(family, choice, 'middle');
    faults.push(...found.faults.map((fault) => `${id}: ${fault}`));
    if ((shapes.get(found.shape) ?? number) !== number)
      faults.push(`${id}: the same shape as ${formatId(family, shapes.get(found.shape)!)}`);
    shapes.set(found.shape, number);
  }
}

process.stdout.write(
  faults
    .slice(0, 40)
    .map((fault) => `${fault}\n`)
    .join(''),
);
report('models-check', { looked, faults: faults.length });
process.exitCode = faults.length > 0 ? 1 : 0;
