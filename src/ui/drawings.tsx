import type { ReactNode } from 'react';

/** Line drawings of a veranda; decoration beside text that says the same. */
function Drawing({ children, className = 'w-44' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="20 10 162 96"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** For empty places that will be filled. */
export function VerandaDrawing({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path vectorEffect="non-scaling-stroke" d="M20 104h160M44 104V30m0 6c22 24 60 34 112 32M140 104V68" />
      <path vectorEffect="non-scaling-stroke" strokeDasharray="4 5" d="M62 104V78h40v26" />
      <circle cx="164" cy="96" r="7" fill="var(--color-accent)" stroke="none" />
    </Drawing>
  );
}

/** For content that is hidden or not accessible. */
export function LatticeDrawing({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path
        vectorEffect="non-scaling-stroke"
        d="M20 104h160M60 104V22h80v82M73 104V22m13.5 82V22M100 104V22m13.5 82V22M127 104V22M60 48h80M60 78h80"
      />
      <circle cx="100" cy="63" r="7" fill="var(--color-accent)" stroke="none" />
    </Drawing>
  );
}
