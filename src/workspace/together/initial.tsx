/** The first letter, as one reads it; the whole name for who listens. */
export function Initial({ name }: { name: string }) {
  const [first = ''] = Array.from(name.trim());
  return (
    <>
      <span aria-hidden>{first.toLocaleUpperCase('vi')}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
