import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { comeToOne, headOf, openShared, pointsFor, share } from '../workspace/shared-design.ts';
import { sheetOf } from '../workspace/plan-places.ts';
import { drawnOn } from '../workspace/sheet.ts';

const visit = visitors();

/** A minute of two people who do something every second; now and then both have the same piece in hand. */
const edits = 60;
const pieces = ['it_sofa', 'it_bed', 'it_table', 'it_desk', 'it_wardrobe'] as const;
const keys = ['ArrowLeft', 'Shift+ArrowDown', 'r', 'ArrowRight', 'Alt+ArrowUp', 'Shift+R', 'Control+z', 'ArrowUp'];

/** Takes a piece where it stands now. */
async function take(page: Page, piece: string): Promise<void> {
  const box = await sheetOf(page).locator(`[data-id="${piece}"]`).first().boundingBox();
  if (!box) throw new Error(`${piece} is drawn`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** One of them, `step` after `step`: another piece now and then, and an edit each time. */
async function edit(page: Page, step: number, order: readonly string[]): Promise<void> {
  if (step % 4 === 0) await take(page, order[(step / 4) % order.length]!);
  await page.keyboard.press(keys[step % keys.length]!);
}

test(
  'J9: a minute of edits of two at once, and what was undone among them, comes to one document; pointers are seen',
  { timeout: 600_000 },
  async () => {
    const { together: t } = wordsOf('en');
    const shared = await openShared(visit);
    const { id, owner, guest, looker } = shared;
    for (let step = 0; step < edits; step++) {
      await Promise.all([edit(owner.page, step, pieces), edit(guest.page, step, pieces.toReversed())]);
      if (step % 10 !== 9) continue;
      await pointsFor(owner.page, guest.page, { x: 4000 + step * 10, y: 3000 });
      await pointsFor(guest.page, owner.page, { x: 4400, y: 2600 + step * 10 });
    }
    await comeToOne(shared);
    const { seq, hash } = await headOf(guest.context, id);
    expect(seq, 'what both did stands in the log').toBeGreaterThan(edits);

    const drawn = await drawnOn(looker.page);
    for (const { page } of [owner, guest]) {
      await page.reload({ waitUntil: 'commit' });
      await sheetOf(page).waitFor();
      await expect.poll(() => drawnOn(page), { message: 'the server has what was on the sheet' }).toEqual(drawn);
    }
    expect((await headOf(owner.context, id)).hash).toBe(hash);

    await share(owner.context, id, { do: 'revoke', link: shared.link.id });
    await looker.page.getByText(t('ended.title')).waitFor();
    looker.faults.splice(0);
  },
);
