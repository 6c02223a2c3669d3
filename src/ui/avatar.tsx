import { UserRound } from 'lucide-react';
import { initialOf } from '#lib/person.ts';

/** A person's picture, or the first letter of their name in the display face. */
export function Avatar({
  person,
  className,
}: {
  person: { avatar: string | null; nickname: string };
  className: string;
}) {
  if (person.avatar !== null)
    return (
      <img
        src={person.avatar}
        srcSet={doubleDensitySource(person.avatar)}
        alt=""
        width={56}
        height={56}
        className={`avatar ${className}`}
      />
    );
  const initial = initialOf(person.nickname);
  return (
    <span aria-hidden className={`avatar display bg-accent-wash text-accent ${className}`}>
      {initial === '' ? <UserRound size={18} /> : initial}
    </span>
  );
}

/** A dense screen takes the next width of the same picture. */
function doubleDensitySource(avatar: string): string | undefined {
  return /^\/media\/[0-9a-f]{64}\/160\.webp$/.test(avatar)
    ? `${avatar} 1x, ${avatar.replace('/160.', '/320.')} 3x`
    : undefined;
}
