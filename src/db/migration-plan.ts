export interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
  /** It only adds: code that does not know it works with it. */
  expands: boolean;
}

export interface Migration extends AppliedMigration {
  text: string;
}

/** The migrations still to apply; throws and names the file where history was changed. */
export function pendingMigrations(files: Migration[], applied: AppliedMigration[]): Migration[] {
  files.forEach(({ name, number }, index) => {
    if (number !== index + 1)
      throw new Error(`Migration ${name} should have number ${index + 1}: numbers are given once, without gaps.`);
  });
  for (const done of applied) {
    const file = files[done.number - 1];
    // Processes of the version before run on while the new ones start, and may start again themselves.
    if (file === undefined && done.expands) continue;
    if (file === undefined)
      throw new Error(`The database is newer than this code: it has migration ${done.name}. Update the code.`);
    if (file.name !== done.name)
      throw new Error(`The database has migration ${done.name} where this code has ${file.name}.`);
    if (file.checksum !== done.checksum)
      throw new Error(`Migration ${file.name} was changed after it was applied. Add a new one instead.`);
  }
  return files.slice(applied.length);
}
