/** Something to know and not to change. */
export function Fact({ label, text }: { label: string; text: string }) {
  return (
    <p className="ws-fact">
      <span>{label}</span>
      <span>{text}</span>
    </p>
  );
}
