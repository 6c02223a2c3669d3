import { Suspense, useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { recordOf, tableOfId, type TableName } from '#design/document.ts';
import type { ViewRequest } from '#editor/session-state.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { NudgePad } from '../../phone/nudge-pad.tsx';
import { SheetPanel } from '../panel.tsx';
import { useSheetState } from '../sheet-state.ts';
import { BeamFields } from './beam-fields.tsx';
import { CameraFields } from './camera-fields.tsx';
import { ColumnFields } from './column-fields.tsx';
import { DimensionFields } from './dimension-fields.tsx';
import { isLocked } from './is-locked.ts';
import { LightFields } from './light-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import { OpeningFields } from './openings/opening-fields.tsx';
import { RoomFields } from './room-fields.tsx';
import { SelectionActs } from './selection-acts.tsx';
import { MoreSheetActs, SheetActs } from './sheet-acts.tsx';
import { SeveralFields } from './several-fields.tsx';
import { StairsFields } from './stairs-fields.tsx';
import { UnderlayFields } from './underlay-fields.tsx';
import { WallFields } from './wall-fields.tsx';
import { latePart } from '../../states/late-part.tsx';
import './inspector.css';

/** Knows every family of the library, which the plan alone does not need. */
const PieceFields = latePart(async () => (await import('./piece-fields.tsx')).PieceFields);

/** To give a kind of thing its fields, write its file and list it here. */
const fields: Partial<Record<TableName, ComponentType<{ id: string }>>> = {
  items: PieceFields,
  rooms: RoomFields,
  walls: WallFields,
  openings: OpeningFields,
  lights: LightFields,
  cameras: CameraFields,
  stairs: StairsFields,
  columns: ColumnFields,
  beams: BeamFields,
  dimensions: DimensionFields,
  notes: NoteFields,
  underlays: UnderlayFields,
};

/** What is selected: the fields of its kind, or what several have in common. */
export function SelectionPanel() {
  const t = useTranslations('workspace.selection');
  const i = useTranslations('workspace.inspector');
  const editor = useEditor();
  const selection = useSession((state) => state.selection);
  const readOnly = useSession((state) => state.readOnly !== null);
  const [first = '', second] = selection;
  const locked = useSession(({ history }) => second === undefined && isLocked(history.design, first));
  const opening = useSession(({ history }) => recordOf(history.design, 'openings', first)?.kind);
  const host = useRef<HTMLFieldSetElement>(null);
  const sheet = useSheetState();
  const answer = useEffectEvent((request: ViewRequest) => {
    if (request.kind !== 'panel') return;
    if (request.panel === 'rename')
      (host.current?.querySelector<HTMLElement>('.insp-name input') ?? host.current?.querySelector('input'))?.focus();
    if (request.panel === 'fields') host.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    if (request.panel === 'alternatives') sheet.pull(true, 'alternatives');
  });
  useEffect(() => editor.session.onRequest((request) => answer(request)), [editor]);
  const kind = tableOfId(first) ?? 'items';
  const atDesk = sheet.screen === 'desk';
  const Fields = fields[kind];
  const name = opening ? i(`openingKind.${opening}`) : t(`kind.${kind}`);
  return (
    <SheetPanel
      sheet={sheet}
      title={second === undefined ? name : t('several', { count: selection.length })}
      foot={atDesk ? <SelectionActs /> : <SheetActs />}
      untitled={!atDesk && second === undefined && kind === 'items'}
      onClose={() => editor.session.set({ selection: [] })}
    >
      {atDesk && <NudgePad />}
      {locked && <p className="ws-note">{i('locked')}</p>}
      <fieldset ref={host} className="insp-fields" disabled={readOnly || locked}>
        <Suspense>{second === undefined ? Fields && <Fields key={first} id={first} /> : <SeveralFields />}</Suspense>
      </fieldset>
      {!atDesk && sheet.full && (
        <>
          <NudgePad />
          <MoreSheetActs />
        </>
      )}
    </SheetPanel>
  );
}
