import { useEffect, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Panel, ViewRequest } from '#editor/session-state.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { tools } from '#editor/tools/tools.ts';
import type { RecordName } from '../panels/record-names.ts';
import { useRecordStep } from './use-record-step.ts';

/** What stands beside the sheet: one at a time. */
export const sideNames = ['pieces', 'surfaces', 'furnish', 'comments'] as const;
export type SideName = (typeof sideNames)[number];

export interface OpenPanels {
  /** Null while a record stands in the place of the sheet. */
  readonly side: SideName | null;
  /** Which room is to be furnished, where someone said so. */
  readonly room: string | null;
  readonly record: RecordName | null;
  /** The list stands before auto-furnish: the proposal that is looked at stays in hand, and the list is its list. */
  readonly covered: boolean;
  /** Without panels: the sheet has the whole window. */
  readonly bare: boolean;
  toggleSide(name: SideName): void;
  closeSide(): void;
  toggleRecord(name: RecordName): void;
  closeRecord(): void;
}

/** Which panels are open: by the rail, by an action that asks for one, and while a finish is in hand. */
export function useOpenPanels(editor: Editor, opened: RecordName | null = null): OpenPanels {
  const [side, setSide] = useState<SideName | null>(null);
  const [room, setRoom] = useState<string | null>(null);
  const [record, setRecord] = useRecordStep(opened);
  const [bare, setBare] = useState(false);
  const show = (name: SideName | null) => {
    if (name) layDown(editor, name);
    else if (editor.session.state.tool.tool === 'paint') editor.use(tools.select.start);
    setSide(name);
    setRoom(null);
    setRecord(null);
  };
  useEffect(() => {
    const { session } = editor;
    const stop = session.onRequest((request) => {
      if (request.kind === 'panel' && request.panel === 'sides') setBare((now) => !now);
      const asked = sideFor(request);
      if (!asked) return;
      layDown(editor, asked.side);
      setSide(asked.side);
      setRoom(asked.room);
      setRecord(null);
    });
    let last = session.state.tool.tool;
    const leave = session.subscribe(() => {
      const { tool } = session.state.tool;
      if (tool === last) return;
      last = tool;
      if (tool === 'paint') setSide('surfaces');
      else if (tool !== 'select') setSide((now) => (now === 'surfaces' ? null : now));
    });
    return () => {
      stop();
      leave();
    };
  }, [editor, setRecord]);
  return {
    side: record === null ? side : null,
    room,
    record,
    covered: record === 'list' && side === 'furnish',
    bare,
    toggleSide: (name) => show(side === name && record === null ? null : name),
    closeSide: () => show(null),
    toggleRecord: (name) => setRecord(record === name ? null : name),
    closeRecord: () => setRecord(null),
  };
}

/** What is in hand while one works with a panel, if anything. */
export const toolOfSide: Partial<Record<SideName, ToolState['tool']>> = {
  pieces: 'item',
  surfaces: 'paint',
  comments: 'comment',
};

/** Whoever opens a panel has done with the tool in hand, unless it is the panel's own. */
function layDown(editor: Editor, side: SideName) {
  const { tool } = editor.session.state.tool;
  if (tool !== 'select' && tool !== toolOfSide[side]) editor.use(tools.select.start);
}

const sideOfPanel: Partial<Record<Panel, SideName>> = {
  pieces: 'pieces',
  finishes: 'surfaces',
  furnish: 'furnish',
  comments: 'comments',
};

function sideFor(request: ViewRequest): { side: SideName; room: string | null } | null {
  const side = request.kind === 'panel' && sideOfPanel[request.panel];
  return side ? { side, room: side === 'furnish' ? (request.id ?? null) : null } : null;
}
