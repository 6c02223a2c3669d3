import { recordsOn, type Design } from '#design/document.ts';
import type { Underlay } from '#design/records/underlay.ts';
import { usePictureAddress } from './pictures-context.tsx';
import './trace.css';

/** Pictures under everything else, in the plan's millimetres: y grows downwards there, and turns the other way. */
export function UnderlayLayer({ design, level }: { design: Design; level: string }) {
  return (
    <g>
      {recordsOn(design, 'underlays', level)
        .filter(({ hidden }) => !hidden)
        .map((underlay) => (
          <UnderlayPicture key={underlay.id} underlay={underlay} />
        ))}
    </g>
  );
}

function UnderlayPicture({ underlay: { picture, at, turn, width, ratio, opacity } }: { underlay: Underlay }) {
  const address = usePictureAddress(picture);
  const height = width * ratio;
  const place = { x: -width / 2, y: -height / 2, width, height };
  return (
    <g transform={`translate(${at.x} ${-at.y}) rotate(${-turn})`}>
      {address ? (
        <image {...place} href={address} opacity={opacity} preserveAspectRatio="none" />
      ) : (
        <rect {...place} className="tr-missing" />
      )}
    </g>
  );
}
