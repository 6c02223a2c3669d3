import { expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Proposal } from '#layout/proposals/proposal.ts';
import { propose } from '#layout/proposals/propose.ts';
import { onlyRoom, room } from '#layout/testing/room-and-shop.ts';

const design = room(2400, 2000, 'laundry');

function firstWay(): Proposal {
  const wish = { rooms: [placeOfRoom(onlyRoom(design))], style: 'modern', seed: 1, budget: null } as const;
  for (const step of propose(design, { ...wish, keep: true, ways: true, inStock: false }, []))
    if (step.kind === 'proposal') return step.proposal;
  throw new Error('nothing proposed');
}

test('J5 the action opens the panel for the selected room, and needs a room', () => {
  const driver = drive(design);
  expect(driver.editor.act('openFurnish')).toBe(true);
  driver.editor.session.set({ selection: [onlyRoom(design).id] });
  driver.editor.act('openFurnish');
  expect(driver.requests).toEqual([
    { kind: 'panel', panel: 'furnish' },
    { kind: 'panel', panel: 'furnish', id: onlyRoom(design).id },
  ]);
  expect(drive(newDesign()).editor.act('openFurnish')).toBe(false);
  const locked = drive(design);
  locked.editor.session.set({ readOnly: 'view_only' });
  expect(locked.editor.act('openFurnish')).toBe(false);
});

test('J5 a proposal is looked at without changing the design; taken, it is one step; Escape leaves it', () => {
  const driver = drive(design);
  const { editor } = driver;
  const { session } = editor;
  const { command, pieces } = firstWay();
  session.preview(command, { whole: { added: [], kept: [] } });
  expect(Object.keys(session.shown.items)).toHaveLength(pieces);
  expect(session.design).toBe(design);
  driver.press('Escape');
  expect(session.state.gesture).toBeNull();
  session.preview(command, { whole: { added: [], kept: [] } });
  expect(session.commit()).toEqual({ ok: true, changed: true });
  expect(session.state.history.past).toHaveLength(1);
  expect(Object.keys(session.design.items)).toHaveLength(pieces);
  editor.act('undo');
  expect(canonicalJson(session.design)).toBe(canonicalJson(design));
  editor.act('redo');
  expect(Object.keys(session.design.items)).toHaveLength(pieces);
});
