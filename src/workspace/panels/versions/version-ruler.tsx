import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { useSize } from '../../plan-view/use-size.ts';
import type { VersionFacts } from '../../ports/versions-port.ts';
import { rulerPosts, standingApart } from './ruler-posts.ts';
import type { Side } from './use-compared.ts';
import './version-ruler.css';

const air = 40;

/** The one ruler, in days: a post where a version was kept, and in accent the time between the two that are compared. */
export function VersionRuler({
  versions,
  sides,
}: {
  versions: readonly VersionFacts[];
  sides: { from: Side; to: Side };
}) {
  const t = useTranslations('versions');
  const format = useFormatter();
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const [now] = useState(() => Date.now());
  const moment = (side: Side) => {
    const version = versions.find((each) => each.version === side);
    return version ? Date.parse(version.at) : now;
  };
  const times = [...versions.map(({ at }) => Date.parse(at)), now];
  const start = Math.min(...times);
  const wide = size ? size.width - 2 * air : 0;
  const x = (time: number) => Math.round(air + ((time - start) / Math.max(1, now - start)) * wide) + 0.5;
  // Those that are compared, and of the others as many as stand apart.
  const inOrder = [sides.from, sides.to, ...versions.map(({ version }) => version).toSorted((a, b) => b - a)];
  const knobs = standingApart(
    [...new Set(inOrder)].map((version) => ({ version, time: moment(version) })),
    ({ time }) => x(time),
  );
  const [from, to] = [moment(sides.from), moment(sides.to)].map(x);
  return (
    <div ref={host} className="vs-ruler" aria-hidden>
      {size && (
        <svg width={size.width} height={size.height}>
          <line x1={0} x2={size.width} y1={0.5} y2={0.5} className="ws-eave" />
          {times.map((time) => (
            <line key={time} x1={x(time)} x2={x(time)} y1={0} y2={9} className="ws-eave" />
          ))}
          {rulerPosts(times, x).map((time) => (
            <text key={time} x={x(time)} y={25} textAnchor="middle" className="ws-figure">
              {time === now ? t('now') : format.dateTime(new Date(time), { day: 'numeric', month: 'short' })}
            </text>
          ))}
          {from !== undefined && to !== undefined && (
            <rect x={Math.min(from, to)} width={Math.abs(to - from)} height={3} className="vs-span" />
          )}
          {knobs.map(({ version, time }) => (
            <g key={version} className="vs-knob" data-on={version === sides.from || version === sides.to || undefined}>
              <circle cx={x(time)} cy={1.5} r={version === 'now' ? 5 : 10} />
              {version !== 'now' && (
                <text x={x(time)} y={5.5} textAnchor="middle">
                  {version}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
