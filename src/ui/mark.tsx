/** The logo: a section through a veranda that is also an h (wall, eave, post), with one flower. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M3 2h3.4v2.2c2.9 3.7 8 5.7 15.6 5.4v2.9c-.9.04-1.7.05-2.5.04V22H17v-9.7C12.5 11.8 8.8 10.2 6.4 7.9V22H3z"
      />
      <circle cx="11.7" cy="19.6" r="2.4" fill="var(--color-accent)" />
    </svg>
  );
}
