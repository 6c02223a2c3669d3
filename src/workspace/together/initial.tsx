import { initialOf } from '#lib/person.ts';

/** The letter of the name, as one reads it; the whole name for who listens. */
export function Initial({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden>{initialOf(name)}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
