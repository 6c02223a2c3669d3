import { AppWindow, Box, Image, LayoutPanelLeft, Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#lib/picture.ts';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { FileStage } from '#viewer/stage/file-stage.tsx';
import { PanoramaStage, type PanoramaSpot } from '#viewer/panorama/panorama-stage.tsx';
import { TourStage } from '#viewer/panorama/tour-stage.tsx';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';
import { canDraw } from '#viewer/webgl.ts';
import type { OfferedLine, ShownMark, WorkShown, WorkHomeFacts } from '../work-page.ts';
import { LivePanel } from './live-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { PieceMark, type Point } from './piece-mark.tsx';
import { PieceStrip } from './piece-strip.tsx';
import { ViewerPanel } from './viewer-panel.tsx';
import { Link } from 'react-router';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { LevelChoice } from '#viewer/home/level-choice.tsx';

type View = 'photos' | 'around' | 'live' | 'plan' | 'frame';
const icons = { photos: Image, around: Rotate3d, live: Box, plan: LayoutPanelLeft, frame: AppWindow } as const;

/**
 * LOOK, Stage: photos, 360°, 3D and plan of one room on a dark ground; the still picture first, then the chosen view
 * fades in.
 */
export function WorkStage({ work, room, marks, home }: Pick<WorkShown, 'work' | 'room' | 'marks' | 'home'>) {
  const t = useTranslations('work.stage');
  const {
    pictures,
    panorama,
    tour,
    glb,
    viewer,
    id,
    name: { text: name },
  } = work;
  const views = (Object.keys(icons) as View[]).filter(
    (view) =>
      ({
        photos: pictures.length > 0,
        around: panorama !== null || tour !== null,
        live: home !== null || glb !== null,
        plan: home !== null,
        frame: viewer !== null,
      })[view],
  );
  const [asked, setAsked] = useState<View | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // Leaving one that is no longer highlighted must not clear the next.
  const point: Point = (line, on) =>
    setPointed((now) => {
      if (on) return line;
      if (now === line) return null;
      return now;
    });
  const view = asked ?? (views[0] === 'live' && home ? 'plan' : views[0]);
  const lines = room.lines.flatMap(({ offer, ...line }): OfferedLine[] => (offer ? [{ ...line, offer }] : []));
  const still =
    pictures.length > 0 ? (
      <PhotoPanel pictures={pictures.slice(0, 1)} name={name} marks={[]} pointed={null} onPoint={() => undefined} />
    ) : (
      home && <PlanPanel home={home} name={name} still />
    );
  const back = () => setAsked(null);
  // Without WebGL: the flat panorama, else the pictures, else the plan (LOOK §5).
  const choose = (to: View) => {
    if (to !== 'live' || canDraw()) setAsked(to);
    else if (panorama ?? tour) setAsked('around');
    else setAsked(pictures.length > 0 ? 'photos' : 'plan');
  };
  const itemOf = (key: string | null) => lines.find((line) => line.key === key)?.items[0] ?? null;
  const lineOf = (item: string | null) =>
    item === null ? null : (lines.find(({ items }) => items.includes(item))?.key ?? null);
  return (
    <section aria-label={t('title', { name })} data-ground="shade" data-view={view} className="bg-shade text-on-shade">
      <div
        className={`relative mx-auto max-w-[100rem] overflow-hidden ${view === undefined ? 'grid h-64 place-items-center' : 'h-[calc(66.7vw+4.25rem)] md:h-[min(44rem,76svh)]'}`}
      >
        {view === undefined && <VerandaDrawing className="w-44 text-on-shade-soft" />}
        {view === 'photos' && (
          <PhotoPanel pictures={pictures} name={name} marks={marks} pointed={pointed} onPoint={point} />
        )}
        {view === 'around' && tour && (
          <TourStage
            places={tour.places.map(({ picture, ...place }) => ({
              ...place,
              address: pictureAddress(picture.hash, 2000, 'webp'),
            }))}
            name={name}
            onLeave={back}
          >
            {still}
          </TourStage>
        )}
        {view === 'around' && !tour && panorama && (
          <PanoramaStage
            address={pictureAddress(panorama.hash, 2000, 'webp')}
            name={name}
            facing={marks.find(({ line, around }) => around && line.key === pointed)?.key ?? null}
            onLeave={back}
            spots={spotsOf(marks, pointed, point)}
          >
            {still}
          </PanoramaStage>
        )}
        {view === 'live' && !home && glb && (
          <FileStage wide address={glb} name={name} onLeave={back}>
            {still}
          </FileStage>
        )}
        {view === 'live' && home && (
          <LivePanel
            workId={id}
            name={name}
            picked={itemOf(pointed)}
            onPick={(item) => setPointed(lineOf(item))}
            onLeave={back}
            aside={<PickedPiece line={lines.find(({ key }) => key === pointed) ?? null} />}
          >
            {still}
          </LivePanel>
        )}
        {view === 'frame' && viewer && <ViewerPanel viewer={viewer} name={name} />}
        {view === 'plan' && home && <PlanPanel home={home} name={name} />}
        {views.length > 1 && <ViewTabs views={views} view={view!} onChoose={choose} />}
      </div>
      {lines.length > 0 && <PieceStrip lines={lines} pointed={pointed} onPoint={point} />}
    </section>
  );
}

function spotsOf(marks: readonly ShownMark[], pointed: string | null, onPoint: Point): PanoramaSpot[] {
  return marks.flatMap(({ key, line, around }) =>
    around ? [{ key, ...around, mark: <PieceMark line={line} pointed={pointed} onPoint={onPoint} /> }] : [],
  );
}

function ViewTabs({ views, view, onChoose }: { views: readonly View[]; view: View; onChoose(view: View): void }) {
  const t = useTranslations('work.stage');
  return (
    <fieldset
      aria-label={t('views')}
      className="absolute bottom-3 left-4 flex rounded-s bg-shade-raised/85 p-1 text-small md:bottom-4 lg:left-margin"
    >
      {views.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onChoose(each)}
            onPointerEnter={each === 'live' ? prefetchStage : undefined}
            onFocus={each === 'live' ? prefetchStage : undefined}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 aria-pressed:bg-on-shade aria-pressed:font-medium aria-pressed:text-[#1c231f] lg:min-h-10 lg:px-4"
          >
            <Icon aria-hidden size={18} />
            <span className={view === each ? '' : 'max-sm:sr-only'}>{t(`view.${each}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** What was tapped in 3D, if it is one of the pieces on sale. Announced once. */
function PickedPiece({ line }: { line: OfferedLine | null }) {
  const t = useTranslations('work');
  const price = usePrice();
  return (
    <output>
      {line && (
        <Link
          to={offerAddress(line.offer)}
          className="block rounded-s bg-shade-raised/85 px-3 py-2 text-small hover:bg-shade-raised"
        >
          <LocalizedSpan text={line.offer.name} className="block font-medium" />
          <span className="num block text-on-shade-soft">
            {line.state === 'soldOut' ? t('pieces.soldOut') : price(line.offer.price)} ·{' '}
            {t('stage.size', line.offer.size)}
          </span>
        </Link>
      )}
    </output>
  );
}

/** The plan of the design, rooms named in the reader's language. */
function PlanPanel({
  home,
  name,
  still = false,
}: {
  home: WorkHomeFacts;
  name: string;
  /** Only to be looked at until something else is there. */ still?: boolean;
}) {
  const t = useTranslations('work.stage');
  const format = useFormatter();
  const [chosen, setChosen] = useState(home.levels[0]!.id);
  const level = home.levels.find(({ id }) => id === chosen) ?? home.levels[0]!;
  const rooms = format.list(home.rooms.map((room) => t('room', { name: room.name, area: room.area })));
  return (
    <>
      <img
        key={level.id}
        src={level.plan}
        alt={t('planAlt', { name, rooms })}
        width={1040}
        height={920}
        decoding="async"
        className="absolute inset-0 h-full w-full object-contain px-5 pt-5 pb-20 lg:pt-8"
      />
      {!still && home.levels.length > 1 && <LevelChoice levels={home.levels} chosen={level.id} onChoose={setChosen} />}
    </>
  );
}
