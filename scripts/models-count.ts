import { families, totalCount } from '#models/library.ts';
import { familyCount } from '#models/model-id.ts';

/** Prints how many models each family really has, and the sum. */
for (const family of families)
  process.stdout.write(
    `${family.code.padEnd(18)} ${family.name.en.padEnd(26)} ${familyCount(family).toLocaleString('en').padStart(11)}  ${[...new Set(family.lines.map((line) => line.style))].join(', ')}\n`,
  );
process.stdout.write(
  `${String(families.length).padEnd(18)} ${'families'.padEnd(26)} ${totalCount.toLocaleString('en').padStart(11)}  models\n`,
);
