import { Dices, LoaderCircle, WandSparkles, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { styles } from '#models/vocabulary.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { FurnishPort, FurnishTemplate } from '../../ports/furnish-port.ts';
import type { ListPort } from '../../ports/list-port.ts';
import { useMarket } from '../../offers/market-context.tsx';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useLanguage } from '../../words/use-language.ts';
import { BriefField } from './brief-field.tsx';
import { noteTaken, seededWish, type FurnishMemory } from './furnish-memory.ts';
import { noteBudget } from './note-budget.ts';
import { RefusalList } from './refusal-list.tsx';
import { TemplateList } from './template-list.tsx';
import { templatePieces, wantedFirst } from './template-pieces.ts';
import { Tray, TrayLegend } from './tray.tsx';
import { useCloseOnTaken } from './use-close-on-taken.ts';
import { useFurnish } from './use-furnish.ts';
import { useTemplates } from './use-templates.ts';
import { useWishes } from './use-wishes.ts';
import { WishFields } from './wishes.tsx';
import './furnish.css';

interface FurnishPanelProps {
  port: FurnishPort;
  /** The room it is opened for: opened for another, it is another panel (`key`). */
  room: string | null;
  /** The design's own; null where nobody keeps one. */
  budget: ListPort['budget'];
  memory: FurnishMemory;
  /** The list stands before it: what is looked at stays in hand. */
  covered?: boolean;
  onClose(): void;
}

/** Auto-furnish (PRODUCT J5): wishes on the left, three ways over the sheet, the one that is taken is one step. */
export function FurnishPanel({ port, room, budget, memory, covered = false, onClose }: FurnishPanelProps) {
  const t = useTranslations('furnish');
  const locale = useLanguage();
  const { session } = useEditor();
  const { offers } = useMarket();
  const design = useSession(({ history }) => history.design);
  const readOnly = useSession((state) => state.readOnly !== null);
  const templates = useTemplates(port.templates);
  const [away, setAway] = useState(true);
  const asked = useWishes(memory, room);
  const { wishes, rooms, chosen, kindOf, wishOf } = asked;
  const furnishing = useFurnish(port, memory, chosen.map(({ id }) => id).join(' '));
  const shown = furnishing.proposals.length > 0;
  function start(): void {
    setAway(true);
    void furnishing.start(seededWish(memory, wishOf(wishes), shown));
  }
  async function use(template: FurnishTemplate): Promise<void> {
    setAway(true);
    const { style } = template;
    asked.change({ style });
    void furnishing.start(
      seededWish(memory, wishOf({ ...wishes, style }), shown),
      await wantedFirst(template.pieces, offers).catch(() => []),
    );
  }
  function take(): void {
    const taken = furnishing.take();
    if (!taken) return;
    noteTaken(memory, taken, session.design);
    void noteBudget(budget, taken.wish.budget);
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
  if (covered) return null;
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
          {rooms.length > 0 && (
            <BriefField kind={kindOf(wishes)} words={asked.words} onWords={asked.write} onRead={asked.read} />
          )}
          {rooms.length === 0 ? (
            <p className="fur-sec ws-note">{t('noRooms')}</p>
          ) : (
            <WishFields
              wishes={wishes}
              kind={kindOf(wishes)}
              rooms={rooms}
              there={asked.there}
              placed={asked.placed}
              onChange={asked.change}
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
          onTake={take}
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
