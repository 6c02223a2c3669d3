import { memo } from 'react';
import type { ProposalPicture } from '#layout/proposals/proposal-picture.ts';

/** A proposal from above, in its own colours. */
export const ProposalThumb = memo(function ProposalThumb({ picture }: { picture: ProposalPicture | null }) {
  if (!picture) return <span className="fur-thumb" />;
  return (
    <svg className="fur-thumb" viewBox={picture.viewBox} aria-hidden preserveAspectRatio="xMidYMid meet">
      {picture.shapes.map(({ d, fill, kind }, at) => (
        <path key={at} d={d} fill={fill} className={`fur-${kind}`} />
      ))}
    </svg>
  );
});
