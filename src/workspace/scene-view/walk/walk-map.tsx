import { useTranslations } from 'use-intl';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { areaSuffix, writeArea } from '#editor/units.ts';
import { boundsOf } from '#lib/polygon.ts';
import { useSession } from '../../editor-context.tsx';
import { BuildingLayers, useBuilding } from '../../plan-view/building-layer.tsx';
import { PiecesLayer } from '../../plan-view/pieces-layer.tsx';
import { useKnownModels } from '../../uploads/models-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { sightPath } from '../cameras/sight.ts';
import { useWalk } from './use-walk.ts';

const side = 168;
/** Around the walls, in millimetres. */
const margin = 500;
const noSymbols: SymbolSource = () => [];

/** Where one stands: the storey as a little plan, what is seen, and the room's name and area. */
export function WalkMap() {
  const t = useTranslations('sun.walk');
  const reader = useLanguage();
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const units = useSession((state) => state.units);
  const layers = useBuilding(design, level);
  const symbols = useKnownModels()?.symbols ?? noSymbols;
  const walk = useWalk();
  const corners = Object.values(design.walls)
    .filter((wall) => wall.level === level)
    .flatMap(({ a, b }) => [a, b]);
  if (!walk || corners.length === 0) return null;
  const { left, right, bottom, top } = boundsOf(corners);
  const wide = Math.max(right - left, top - bottom) + 2 * margin;
  const box = `${(left + right - wide) / 2} ${-(top + bottom + wide) / 2} ${wide} ${wide}`;
  const room = roomsOf(design, level).find(({ shape }) => roomContains(shape, walk.at));
  const target = { x: walk.at.x + Math.cos(walk.heading) * 1000, y: walk.at.y + Math.sin(walk.heading) * 1000, z: 0 };
  const seen = { at: { ...walk.at, z: 0 }, target, view: walk.fov, aspect: 1.6 };
  return (
    <figure className="wk-map" aria-label={t('map')}>
      <svg viewBox={box} width={side} height={side} aria-hidden>
        <BuildingLayers layers={layers} which="below" />
        <PiecesLayer design={design} level={level} symbols={symbols} most={Infinity} />
        <BuildingLayers layers={layers} which="above" />
        <path d={sightPath(seen, wide * 0.3)} className="cs-sight" />
        <circle cx={walk.at.x} cy={-walk.at.y} r={(wide / side) * 4.5} className="cs-eye" />
      </svg>
      <figcaption>
        <span>{room ? ownRoomName(room.record, reader) : t('outside')}</span>
        {room && <span>{`${writeArea(room.shape.netArea, units)} ${areaSuffix(units.area)}`}</span>}
      </figcaption>
    </figure>
  );
}
