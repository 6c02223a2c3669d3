import { Dices, LoaderCircle, WandSparkles, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { recordOf } from '#design/document.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import type { KnownSizes } from '#layout/kept.ts';
import type { FurnishWish } from '#layout/proposals/proposal.ts';
import { styles } from '#models/vocabulary.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { FurnishPort, FurnishTemplate } from '../../ports/furnish-port.ts';
import { useMarket } from '../../offers/market-context.tsx';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useLanguage } from '../../words/use-language.ts';
import { BriefField } from './brief-field.tsx';
import type { UnderstoodBrief } from './read-brief.ts';
import { RefusalList } from './refusal-list.tsx';
import { furnishedRooms, itemsWithin, likelyKind, roomOfSelection, roomsToFurnish } from './rooms-of-home.ts';
import { TemplateList } from './template-list.tsx';
import { templatePieces, wantedFirst } from './template-pieces.ts';
import { Tray, TrayLegend } from './tray.tsx';
import { useCloseOnTaken } from './use-close-on-taken.ts';
import { useFurnish } from './use-furnish.ts';
import { useTemplates } from './use-templates.ts';
import { WishFields, type Wishes } from './wishes.tsx';
import { kindFor, withBrief } from './with-brief.ts';
import './furnish.css';

interface FurnishPanelProps {
  port: FurnishPort;
  /** The room it is opened for: opened for another, it is another panel (`key`). */
  room: string | null;
  onClose(): void;
}

/** Auto-furnish (PRODUCT J5): wishes on the left, three ways over the sheet, the one that is taken is one step. */
export function FurnishPanel({ port, room: asked, onClose }: FurnishPanelProps) {
  const t = useTranslations('furnish');
  const locale = useLanguage();
  const { session, pieces } = useEditor();
  const { offers } = useMarket();
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const readOnly = useSession((state) => state.readOnly !== null);
  const furnishing = useFurnish(port);
  const templates = useTemplates(port.templates);
  const [seed, setSeed] = useState(1);
  const [away, setAway] = useState(true);
  const own = asked === null ? undefined : recordOf(design, 'rooms', asked);
  const rooms = roomsToFurnish(design, level);
  const listed = own && !rooms.includes(own) ? [own, ...rooms] : rooms;
  const under = roomOfSelection(design, level, session.state.selection);
  /** The kind of room that was asked for in words. */
  const [said, setSaid] = useState<RoomType | null>(null);
  const [wishes, setWishes] = useState<Wishes>(() => ({
    scope: own?.id ?? (listed.find(({ id }) => id === under) ?? rooms[0])?.id ?? 'home',
    type: null,
    style: 'japandi',
    budget: null,
    keep: true,
    ways: true,
    inStock: false,
    desk: false,
  }));
  const chosen = wishes.scope === 'home' ? furnishedRooms(design) : listed.filter(({ id }) => id === wishes.scope);

  function wishOf(from: Wishes, number: number): FurnishWish {
    const { style, budget, keep, ways, inStock, desk } = from;
    const type = from.scope === 'home' ? null : kindOf(from);
    const conditions = { style, budget, keep, ways, inStock, desk, sizes: uploadSizes(chosen), seed: number };
    return { rooms: chosen.map(placeOfRoom), ...(type !== null && { type }), ...conditions };
  }
  function kindOf({ type, scope }: Wishes): RoomType | null {
    const room = listed.find(({ id }) => id === scope);
    return type ?? (room ? likelyKind(design, room) : null);
  }
  /** A file's size is known to whoever has it open, not to the library. */
  function uploadSizes(within: readonly RoomRecord[]): KnownSizes {
    const files = itemsWithin(design, within).filter(({ model }) => model.includes('_'));
    return Object.fromEntries(
      files.flatMap(({ model }) => {
        const facts = pieces(model);
        return facts ? [[model, { width: facts.width, depth: facts.depth, height: facts.height }]] : [];
      }),
    );
  }
  function read(brief: UnderstoodBrief): void {
    setSaid(brief.type ?? null);
    setWishes(withBrief(wishes, brief, listed));
  }
  /** Another room is chosen: what was said holds for it, too. */
  function change(wish: Partial<Wishes>): void {
    const room = wish.scope === undefined ? undefined : listed.find(({ id }) => id === wish.scope);
    setWishes({ ...wishes, ...wish, ...(room && { type: kindFor(room, said) }) });
  }
  function start(): void {
    setAway(true);
    setSeed(seed + 1);
    void furnishing.start(wishOf(wishes, seed));
  }
  async function use(template: FurnishTemplate): Promise<void> {
    setAway(true);
    const asked = { ...wishes, style: template.style };
    setWishes(asked);
    void furnishing.start(wishOf(asked, seed), await wantedFirst(template.pieces, offers).catch(() => []));
  }
  function keep(): void {
    const looked = furnishing.proposals[furnishing.chosen];
    const [first] = chosen;
    if (!looked || !first) return;
    const name = `${ownRoomName(first, locale)}${punctuationOf(locale).comma}${styles[wishes.style][locale]}`;
    const type = kindOf(wishes) ?? first.type;
    templates.keep({ name, type, style: wishes.style, pieces: templatePieces(looked.command) });
  }

  const { phase, proposals, refused, progress } = furnishing;
  useCloseOnTaken(phase, onClose);
  const working = phase === 'working';
  const shown = proposals.length > 0;
  return (
    <>
      <aside className={`ws-panel fur${shown && away ? ' fur-away' : ''}`} aria-label={t('title')}>
        <div className="ws-panel-head">
          <h2>{t('title')}</h2>
          <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </div>
        <div className="fur-body">
          {listed.length > 0 && <BriefField onRead={read} />}
          {listed.length === 0 ? (
            <p className="fur-sec ws-note">{t('noRooms')}</p>
          ) : (
            <WishFields
              wishes={wishes}
              kind={kindOf(wishes)}
              rooms={listed}
              there={itemsWithin(design, chosen)}
              onChange={change}
            />
          )}
          <TemplateList templates={templates} plans={port.plans} onUse={(template) => void use(template)} />
        </div>
        <div className="fur-foot">
          <output className="fur-said">
            {working && (progress ? t('progress', progress) : t('working', { count: proposals.length + 1 }))}
            {phase === 'failed' && t('failed')}
            {phase === 'taken' && t('taken')}
          </output>
          {refused.length > 0 && <RefusalList refused={refused} design={design} />}
          {phase === 'there' && proposals.length > 0 && proposals.length < 3 && (
            <p className="ws-note">{t('noMore', { count: proposals.length })}</p>
          )}
          {working ? (
            <button type="button" className="fur-go" onClick={furnishing.cancel}>
              <LoaderCircle aria-hidden className="fur-turning" size={16} strokeWidth={1.5} />
              {t('cancel')}
            </button>
          ) : (
            <button
              type="button"
              className={shown ? 'fur-go' : 'fur-go fur-first'}
              disabled={readOnly || chosen.length === 0}
              onClick={start}
            >
              {shown ? (
                <Dices aria-hidden size={16} strokeWidth={1.5} />
              ) : (
                <WandSparkles aria-hidden size={16} strokeWidth={1.5} />
              )}
              {t(shown ? 'again' : 'start')}
            </button>
          )}
        </div>
      </aside>
      <TrayLegend furnishing={furnishing} />
      {shown && (
        <Tray
          furnishing={furnishing}
          onKeep={templates.kept && templates.kept.allowed > 0 ? keep : null}
          keeping={templates.busy}
          onWishes={() => setAway(false)}
        />
      )}
      {shown && proposals[furnishing.chosen] !== undefined && refusedRooms()}
    </>
  );

  /** Of a home, rooms that stay as they are are named beside what is proposed. */
  function refusedRooms() {
    const left = proposals[furnishing.chosen]?.refused ?? [];
    return left.length === 0 ? null : (
      <div className="fur-left">
        <RefusalList refused={left} design={session.design} />
      </div>
    );
  }
}
