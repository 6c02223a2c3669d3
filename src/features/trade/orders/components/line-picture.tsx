import { CardPicture } from '#ui/card-picture.tsx';
import type { ShownLine } from '../order.ts';

/** The photograph where it shows this choice, else the studio's picture of it. */
export function LinePicture({
  line,
  className = 'h-24 w-24',
}: {
  line: Pick<ShownLine, 'picture' | 'thumbnail'>;
  className?: string;
}) {
  if (line.picture !== null || line.thumbnail === null)
    return <CardPicture picture={line.picture} sizes="6rem" className={`${className} shrink-0`} studio />;
  return (
    <span className={`pic studio shrink-0 ${className}`}>
      <img src={line.thumbnail} alt="" width={480} height={600} loading="lazy" decoding="async" />
    </span>
  );
}
