/** With the key set, or without it when the value is null: absent and undefined are not the same to a file. */
export function withOptional<T extends object, Key extends keyof T>(
  record: T,
  key: Key,
  value: NonNullable<T[Key]> | null,
): T {
  if (value !== null) return { ...record, [key]: value };
  const { [key]: _gone, ...rest } = record;
  return rest as T;
}

/** The changes that were given, over the record. */
export function withChanges<T extends object>(record: T, changes: { [Key in keyof T]?: T[Key] | undefined }): T {
  return { ...record, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}
