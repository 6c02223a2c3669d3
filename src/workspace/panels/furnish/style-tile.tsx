import { palettes } from '#layout/palettes.ts';
import { findFinish } from '#models/materials/library.ts';
import type { Style } from '#models/vocabulary.ts';

/** A corner of a room in the colours of a style: wall, floor, a seat, a lamp, the one strong colour. */
export function StyleTile({ style }: { style: Style }) {
  const { walls, feature, floor, wood, cloth, secondCloth, metal, rug, accent } = palettes[style];
  const colour = (finish: string | undefined) => findFinish(finish ?? '')?.colour ?? '#c9c5b8';
  return (
    <svg className="fur-tile" viewBox="0 0 90 60" aria-hidden>
      <rect width="90" height="60" fill={colour(feature ?? walls)} />
      <rect y="44" width="90" height="16" fill={colour(floor)} />
      <path d="M8 56h74l6 4H2z" fill={colour(rug[0])} />
      <path d="M76 18v30" stroke={colour(metal[0])} strokeWidth="1.4" />
      <path d="M70 18l3-8h6l3 8z" fill={colour(cloth[1])} />
      <rect x="14" y="27" width="48" height="17" rx="3" fill={colour(cloth[0])} />
      <rect x="10" y="34" width="56" height="14" rx="3" fill={colour(cloth[0])} stroke="#0002" strokeWidth="0.6" />
      <path d="M14 48v4M62 48v4" stroke={colour(wood[0])} strokeWidth="2.2" />
      <rect x="19" y="30" width="11" height="11" rx="2" fill={colour(accent[0])} />
      <rect x="48" y="30" width="11" height="11" rx="2" fill={colour(secondCloth[0])} />
      <ellipse cx="40" cy="53" rx="15" ry="2.6" fill={colour(wood[0])} />
      <rect x="28" y="8" width="20" height="13" fill={colour(accent[0])} stroke={colour(wood[0])} strokeWidth="1.4" />
    </svg>
  );
}
