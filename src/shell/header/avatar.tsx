import { UserRound } from 'lucide-react';
import type { Viewer } from '#lib/person.ts';

/** The person's picture, or the first letter of their name in the display face. */
export function Avatar({ viewer, className }: { viewer: Pick<Viewer, 'avatar' | 'initial'>; className: string }) {
  if (viewer.avatar !== null)
    return <img src={viewer.avatar} alt="" width={56} height={56} className={`avatar ${className}`} />;
  return (
    <span aria-hidden className={`avatar display bg-accent-wash text-accent ${className}`}>
      {viewer.initial === '' ? <UserRound size={18} /> : viewer.initial}
    </span>
  );
}
