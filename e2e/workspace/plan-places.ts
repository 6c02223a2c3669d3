import type { Page } from 'playwright-core';

export function sheetOf(page: Page) {
  return page.locator('.pv-sheet');
}

/** Where a place of the plan is in the window. */
export async function onSheet(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return sheetOf(page).evaluate(
    (sheet, at) => {
      const drawn = sheet.querySelector<SVGGElement>('g[transform]')?.getScreenCTM();
      if (!drawn) throw new Error('nothing is drawn');
      // Y of the plan points up.
      return { x: drawn.e + at.x * drawn.a, y: drawn.f - at.y * drawn.d };
    },
    { x, y },
  );
}

/** Where a place of the only room is in the window, from its middle: a typed room is put where one looks. */
export async function inRoom(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return sheetOf(page).evaluate(
    (sheet, at) => {
      const walls = [...sheet.querySelectorAll('.pv-wall')].map((wall) => wall.getBoundingClientRect());
      const scale = sheet.querySelector<SVGGElement>('g[transform]')?.getScreenCTM()?.a;
      if (scale === undefined || walls.length === 0) throw new Error('no room is drawn');
      const left = Math.min(...walls.map((wall) => wall.left));
      const right = Math.max(...walls.map((wall) => wall.right));
      const top = Math.min(...walls.map((wall) => wall.top));
      const bottom = Math.max(...walls.map((wall) => wall.bottom));
      return { x: (left + right) / 2 + at.x * scale, y: (top + bottom) / 2 - at.y * scale };
    },
    { x, y },
  );
}
