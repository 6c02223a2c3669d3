import { PictureBed } from '#ui/picture-bed.tsx';
import type { ShownLine } from '../order.ts';

/** A made-to-size piece, and another than the first variant, as the studio sees the very choice; else the photograph. */
export function LinePicture({ line, className = 'h-24 w-24' }: { line: Pick<ShownLine, 'picture' | 'thumbnail'>; className?: string }) {
  if (line.thumbnail === null) return <PictureBed picture={line.picture} sizes="6rem" className={`${className} shrink-0`} studio />;
  return <span className={`pic studio shrink-0 ${className}`}><img src={line.thumbnail} alt="" width={320} height={320} loading="lazy" decoding="async" /></span>;
}
