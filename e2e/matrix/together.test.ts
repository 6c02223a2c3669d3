import { setInterval } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { currentVersion } from '#design/document.ts';
import { addChair } from '../../tests/support/studio/drawing.ts';
import { visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import {
  headOf,
  middleOf,
  oneDocument,
  openShared,
  pointsFor,
  share,
  triesToEdit,
} from '../workspace/shared-design.ts';
import { documentIn } from '../workspace/export-file.ts';

const visit = visitors();

/** A minute of two people who do something every second; now and then both have the same piece in hand. */
const seconds = 60;
/** For so long in the middle one of them is cut off, and both draw on. */
const cut = { from: 20, to: 40 };
const pieces = ['it_sofa', 'it_bed', 'it_table', 'it_desk', 'it_wardrobe'] as const;
const keys = ['ArrowLeft', 'Shift+ArrowDown', 'r', 'ArrowRight', 'Alt+ArrowUp', 'Shift+R', 'Control+z', 'ArrowUp'];

/** One of them, `step` after `step`: another piece now and then, taken where it stands now, and an edit each time. */
async function edit(page: Page, step: number, order: readonly string[]): Promise<void> {
  if (step % 4 === 0) {
    const at = await middleOf(page, order[(step / 4) % order.length]!);
    await page.mouse.click(at.x, at.y);
  }
  await page.keyboard.press(keys[step % keys.length]!);
}

test(
  'J9: a minute of edits of two at once, one of them cut off meanwhile, comes to one document; pointers are seen; who looks changes nothing',
  { timeout: 600_000 },
  async () => {
    const { together: t } = wordsOf('en');
    const shared = await openShared(visit);
    const { id, owner, guest, looker } = shared;
    let step = 0;
    for await (const begun of setInterval(1000, Date.now())) {
      if (step === cut.from) {
        await guest.context.setOffline(true);
        await guest.page.locator('.ws-save-offline').waitFor();
      }
      if (step === cut.to) {
        expect((await headOf(owner.context, id)).hash).not.toBe(designHash(await documentIn(guest.page)));
        await guest.context.setOffline(false);
        await oneDocument(shared);
      }
      await Promise.all([edit(owner.page, step, pieces), edit(guest.page, step, pieces.toReversed())]);
      const together = step < cut.from || step >= cut.to;
      if (together && step % 10 === 9) {
        await pointsFor(owner.page, guest.page, { x: 4000 + step * 10, y: 3000 });
        await pointsFor(guest.page, owner.page, { x: 4400, y: 2600 + step * 10 });
      }
      step++;
      if (Date.now() - begun >= seconds * 1000 && step >= seconds) break;
    }
    const hash = await oneDocument(shared);
    expect((await headOf(guest.context, id)).seq, 'what both did stands in the log').toBeGreaterThan(seconds);

    for (const piece of pieces) await triesToEdit(looker.page, piece);
    const refused = await looker.context.request.post(`/api/designs/${id}/commands`, {
      data: { base: 0, version: currentVersion, commands: [{ id: 'command_of_three', ...addChair(9) }] },
      headers: { origin: inject('baseUrl') },
    });
    expect(refused.status()).toBe(401);
    expect(await oneDocument(shared), 'nothing came of it').toBe(hash);

    await share(owner.context, id, { do: 'revoke', link: shared.link.id });
    await looker.page.getByText(t('ended.title')).waitFor({ timeout: 15_000 });
    looker.faults.splice(0);
  },
);
