/**
 * Five stars, filled as far as the value goes. Not in the accent colour, which marks what is selected or live. `label`
 * is their meaning.
 */
export function Stars({ value, label, size = 16 }: { value: number; label: string; size?: number }) {
  return (
    <span
      className="relative inline-block shrink-0 align-[-0.15em] text-ink"
      style={{ width: size * 5 + 8, height: size }}
    >
      <span className="sr-only">{label}</span>
      <Row size={size} className="fill-none stroke-current" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
        <Row size={size} className="fill-current stroke-current" />
      </span>
    </span>
  );
}

const star = 'M12 2.5l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6L2.5 9.4l6.6-.8z';

function Row({ size, className }: { size: number; className: string }) {
  return (
    <span aria-hidden className="absolute inset-y-0 left-0 flex gap-0.5">
      {[1, 2, 3, 4, 5].map((each) => (
        <StarShape key={each} size={size} className={className} />
      ))}
    </span>
  );
}

export function StarShape({
  size = 16,
  className = 'fill-current stroke-current',
}: {
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={star} />
    </svg>
  );
}
