import { writeStored } from '#ui/stored.ts';

/** What somebody typed and has not saved: when, and on which version of the thing. */
export interface KeptDraft<Form> {
  at: string;
  version: number | null;
  form: Form;
}

/** Per person and thing: two who share a browser do not find each other's. */
export function draftKey(person: string, path: string, id: string | null): string {
  return `hien-draft:${person}:${path}:${id ?? 'new'}`;
}

export function keepDraft<Form>(key: string, draft: KeptDraft<Form> | null): void {
  writeStored(key, draft && JSON.stringify(draft));
}

/** Null for none, and for one written by another version of the form: it would lack fields. */
export function readDraft<Form extends object>(stored: string | null, like: Form): KeptDraft<Form> | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as KeptDraft<Form> | null;
    const whole = draft !== null && Object.keys(like).every((name) => Object.hasOwn(draft.form, name));
    return whole && !Number.isNaN(Date.parse(draft.at)) ? draft : null;
  } catch {
    return null;
  }
}
