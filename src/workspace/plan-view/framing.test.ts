import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';
import { createFraming, type Framing, type Paper } from './framing.ts';
import { freePlace } from './free-place.ts';
import { panned, toPlan, toScreen, type Place } from './plan-camera.ts';

const screen = '1024 768';
const sheet = { left: 64, top: 56, width: 960, height: 676 };
const panel = { left: 64, top: 56, width: 256, height: 676 };
const hint = { left: 108, top: 660, width: 440, height: 56 };

function paper(place: Place, panels: readonly Place[] = [], hints: readonly Place[] = []): Paper {
  const open = freePlace(place, panels);
  return { ...place, open, free: freePlace(open, hints) };
}

/** A room, of 12 by 9 m where nothing else is said, typed where nobody has looked yet. */
function typedRoom(size = '12000x9000'): { driver: EditorDriver; framing: Framing } {
  const driver = drive(newDesign());
  const framing = createFraming(driver.editor);
  framing.stand(paper(sheet), screen);
  driver.use('room').type(size).press('Enter').press('Escape');
  framing.frame(null);
  return { driver, framing };
}

/** Where the room is in the window. */
function roomIn({ editor }: EditorDriver, place: Place) {
  const ends = Object.values(editor.session.design.walls).flatMap(({ a, b }) => [a, b]);
  const at = ends.map((end) => toScreen(editor.session.state.view, place, end));
  const xs = at.map(({ x }) => x + place.left);
  const ys = at.map(({ y }) => y + place.top);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function pan({ editor }: EditorDriver, x: number): void {
  const { view } = editor.session.state;
  editor.session.set({ view: { ...view, ...panned(view, { x, y: 0 }) } });
}

describe('J3 a panel comes over the plan', () => {
  test('the whole home is brought to what it leaves free; as it was when the panel goes', () => {
    const { driver, framing } = typedRoom();
    const before = driver.editor.session.state.view;
    expect(roomIn(driver, sheet).left).toBeLessThan(320);
    framing.stand(paper(sheet, [panel]), screen);
    const beside = roomIn(driver, sheet);
    expect(beside.left).toBeGreaterThan(320);
    expect(beside.right).toBeLessThan(1024);
    framing.stand(paper(sheet), screen);
    const { centre, scale } = driver.editor.session.state.view;
    expect(scale).toBe(before.scale);
    expect(centre.x).toBeCloseTo(before.centre.x, 6);
    expect(centre.y).toBeCloseTo(before.centre.y, 6);
  });

  test('one that pushes the sheet aside, a wider one after it, a sheet from below', () => {
    const { driver, framing } = typedRoom();
    const { scale } = driver.editor.session.state.view;
    const pushed = { ...sheet, left: 320, width: 704 };
    framing.stand(paper(pushed), screen);
    expect(roomIn(driver, pushed).left).toBeGreaterThan(320);
    expect(roomIn(driver, pushed).right).toBeLessThan(1024);
    const farther = { ...sheet, left: 384, width: 640 };
    framing.stand(paper(farther), screen);
    expect(roomIn(driver, farther).right).toBeLessThan(1024);
    framing.stand(paper(pushed), screen);
    framing.stand(paper(sheet), screen);
    expect(driver.editor.session.state.view.scale).toBe(scale);
    framing.stand(paper(sheet, [{ ...sheet, top: 332, height: 400 }]), screen);
    expect(roomIn(driver, sheet).bottom).toBeLessThan(332);
    expect(roomIn(driver, sheet).top).toBeGreaterThan(56);
  });

  test('who has moved the paper since keeps it where it is in the window', () => {
    const { driver, framing } = typedRoom();
    pan(driver, -200);
    const before = roomIn(driver, sheet);
    framing.stand(paper(sheet, [panel]), screen);
    expect(roomIn(driver, sheet)).toEqual(before);
    const pushed = { ...sheet, left: 320, width: 704 };
    framing.stand(paper(pushed), screen);
    expect(roomIn(driver, pushed).left).toBeCloseTo(before.left, 6);
  });

  test('moved by hand beside the panel: it stays there when the panel goes', () => {
    const { driver, framing } = typedRoom();
    framing.stand(paper(sheet, [panel]), screen);
    pan(driver, 30);
    const moved = roomIn(driver, sheet);
    framing.stand(paper(sheet), screen);
    expect(roomIn(driver, sheet)).toEqual(moved);
  });
});

describe('J3 on a phone a sheet from below takes half of the paper', () => {
  const phone = '390 844';
  const whole = { left: 0, top: 56, width: 390, height: 700 };
  const half = { ...whole, height: 346 };

  function bedroom() {
    const driver = drive(newDesign());
    const framing = createFraming(driver.editor);
    framing.stand(paper(whole), phone);
    driver.use('room').type('3400x3000').press('Enter').press('Escape');
    framing.frame(null);
    return { driver, framing };
  }

  test('the home with its measures stays below views and storeys and above the sheet, and is back when it goes', () => {
    const { driver, framing } = bedroom();
    const before = driver.editor.session.state.view;
    driver.select(Object.keys(driver.design.walls)[0]!);
    framing.stand(paper({ ...whole, height: 570 }), phone);
    framing.stand(paper(half), phone);
    const beside = roomIn(driver, half);
    // Views and storeys end 108 below the paper's edge, the measure is drawn 40 above the room.
    expect(beside.top - 40).toBeGreaterThanOrEqual(whole.top + 108);
    expect(beside.bottom).toBeLessThan(half.top + half.height);
    framing.stand(paper(whole), phone);
    const { scale, centre } = driver.editor.session.state.view;
    expect(scale).toBe(before.scale);
    expect(centre.y).toBeCloseTo(before.centre.y, 6);
  });

  test('under a finger that draws, the paper gets no nearer and no farther; when it is done it is back', () => {
    const { driver, framing } = bedroom();
    const { scale, centre } = driver.editor.session.state.view;
    const { a, b } = Object.values(driver.design.walls)[0]!;
    const middle = [(a.x + b.x) / 2, (a.y + b.y) / 2] as const;
    driver.use('opening').move([...middle]);
    framing.stand(paper(half), phone);
    expect(driver.editor.session.state.view.scale).toBe(scale);
    driver.press('Escape', 'Escape');
    framing.stand(paper(whole), phone);
    expect(driver.editor.session.state.view.scale).toBe(scale);
    expect(driver.editor.session.state.view.centre.y).toBeCloseTo(centre.y, 6);
  });

  test('what is typed upwards, where the paper was moved, comes out from under the views', () => {
    const { driver, framing } = bedroom();
    driver.editor.session.set({ selection: [] });
    framing.stand(paper(half), phone);
    pan(driver, 20);
    const { view } = driver.editor.session.state;
    const at = (y: number) => toScreen(driver.editor.session.state.view, half, { x: 0, y });
    const end = { x: 0, y: toPlan(view, half, { x: 0, y: 140 }).y };
    framing.follow({ left: 0, right: 0, bottom: end.y, top: end.y }, end);
    expect(at(end.y).y).toBeGreaterThan(108 + 50);
    expect(driver.editor.session.state.view.scale).toBe(view.scale);
  });

  test('what is typed beside the home is seen with all of it, below views and storeys', () => {
    const { driver, framing } = bedroom();
    driver.editor.session.set({ selection: [] });
    framing.stand(paper({ ...whole, height: 480 }), phone);
    const sheet480 = { ...whole, height: 480 };
    framing.follow({ left: -1700, right: 3100, bottom: -3000, top: -3000 });
    const { top, bottom } = roomIn(driver, sheet480);
    expect(top).toBeGreaterThanOrEqual(whole.top + 108);
    expect(bottom).toBeLessThan(toScreen(driver.editor.session.state.view, sheet480, { x: 0, y: -3000 }).y + whole.top);
    expect(toScreen(driver.editor.session.state.view, sheet480, { x: 0, y: -3000 }).y).toBeLessThan(480);
    const { view } = driver.editor.session.state;
    framing.follow({ left: -1700, right: 3100, bottom: -3000, top: -3000 });
    expect(driver.editor.session.state.view, 'once').toBe(view);
  });

  test('a proposal that is looked at is in nobody’s hand: the whole room is seen above the tray', () => {
    const { driver, framing } = bedroom();
    const { session } = driver.editor;
    const tray = { left: 0, top: 384, width: 390, height: 400 };
    session.preview(null, { whole: { added: [], kept: [] } });
    framing.stand(paper(whole, [tray]), phone);
    expect(roomIn(driver, whole).bottom).toBeLessThan(tray.top);
    session.cancel();
    framing.stand(paper(whole), phone);
    expect(roomIn(driver, whole).bottom).toBeGreaterThan(tray.top);
  });

  test('whoever had moved the paper has it back too, unless they move it beside the sheet', () => {
    const { driver, framing } = bedroom();
    pan(driver, 20);
    const { view } = driver.editor.session.state;
    const lowest = Object.values(driver.design.walls).find(({ a, b }) => a.y === b.y && a.y < view.centre.y)!;
    driver.select(lowest.id);
    framing.stand(paper(half), phone);
    expect(driver.editor.session.state.view.scale).toBe(view.scale);
    expect(roomIn(driver, half).bottom).toBeLessThan(half.top + half.height);
    framing.stand(paper(whole), phone);
    expect(driver.editor.session.state.view.centre.y).toBeCloseTo(view.centre.y, 6);
    framing.stand(paper(half), phone);
    pan(driver, 30);
    const moved = roomIn(driver, half);
    driver.editor.session.set({ selection: [] });
    framing.stand(paper(whole), phone);
    expect(roomIn(driver, whole).bottom).toBeCloseTo(moved.bottom, 6);
  });
});

test('J3 beside 3D the home fills its half of the sheet; who had moved the paper sees the same part of it', () => {
  const half = { ...sheet, width: 480 };
  const beside = ({ editor }: EditorDriver, framing: Framing) => {
    editor.session.set({ view: { ...editor.session.state.view, mode: 'split' } });
    framing.stand(paper(half), screen);
  };
  const { driver, framing } = typedRoom('4600x5200');
  beside(driver, framing);
  const { left, right } = roomIn(driver, half);
  expect(left).toBeGreaterThan(half.left);
  expect(right).toBeLessThan(half.left + half.width);
  expect(right - left).toBeGreaterThan(half.width * 0.6);

  const moved = typedRoom('4600x5200');
  pan(moved.driver, 300);
  const { scale } = moved.driver.editor.session.state.view;
  beside(moved.driver, moved.framing);
  expect(moved.driver.editor.session.state.view.scale).toBeLessThan(scale);
});

describe('J3 who goes to 3D and comes back finds the plan as it was', () => {
  const half = { ...sheet, width: 480 };
  const modes = ['split', 'space', 'walk', 'plan'] as const;
  function go({ driver, framing }: ReturnType<typeof typedRoom>, mode: (typeof modes)[number]) {
    const { session } = driver.editor;
    session.set({ view: { ...session.state.view, mode } });
    // In 3D alone the plan is not on the page.
    if (mode === 'split' || mode === 'plan') framing.stand(paper(mode === 'split' ? half : sheet), screen);
  }

  test.each([
    ['by one who had moved it', (driver: EditorDriver) => pan(driver, 120)],
    ['by one who sees the whole home', () => {}],
  ])('beside it, alone, on foot, %s', (_, moved) => {
    const home = typedRoom('4600x5200');
    moved(home.driver);
    const before = home.driver.editor.session.state.view;
    for (const mode of modes) go(home, mode);
    expect(home.driver.editor.session.state.view).toEqual(before);
    go(home, 'split');
    go(home, 'plan');
    expect(home.driver.editor.session.state.view).toEqual(before);
  });

  test('what was moved beside 3D stays as one left it', () => {
    const home = typedRoom('4600x5200');
    go(home, 'split');
    pan(home.driver, 60);
    const { centre } = home.driver.editor.session.state.view;
    go(home, 'space');
    go(home, 'plan');
    expect(home.driver.editor.session.state.view.centre).toEqual(centre);
  });
});

test('J3 the home stands clear of a hint at the foot, and does not move when the hint goes', () => {
  const { driver, framing } = typedRoom();
  framing.stand(paper(sheet, [], [hint]), screen);
  const above = roomIn(driver, sheet);
  expect(above.bottom).toBeLessThan(hint.top);
  framing.stand(paper(sheet), screen);
  expect(roomIn(driver, sheet)).toEqual(above);
  framing.stand(paper(sheet, [], [hint]), screen);
  expect(roomIn(driver, sheet)).toEqual(above);
});

test('J3 what is typed off the sheet brings the view along, from farther off only where it must', () => {
  const driver = drive(newDesign());
  const framing = createFraming(driver.editor);
  framing.stand(paper(sheet), screen);
  const { scale, centre } = driver.editor.session.state.view;
  framing.follow({ left: 0, right: 2000, bottom: 0, top: 0 });
  expect(driver.editor.session.state.view.centre).toBe(centre);
  framing.follow({ left: 2000, right: 6000, bottom: 0, top: 0 });
  expect(driver.editor.session.state.view.scale).toBe(scale);
  expect(driver.editor.session.state.view.centre.x).toBeGreaterThan(centre.x);
  framing.follow({ left: 0, right: 40_000, bottom: 0, top: 0 });
  expect(driver.editor.session.state.view.scale).toBeLessThan(scale);
});

test('J3 a line typed at the very edge comes in by its field, which stands on it', () => {
  const driver = drive(newDesign());
  const framing = createFraming(driver.editor);
  framing.stand(paper(sheet), screen);
  const { scale, centre } = driver.editor.session.state.view;
  const low = centre.y - sheet.height / 2 / scale;
  framing.follow({ left: 0, right: 1000, bottom: low + 10, top: low + 10 });
  const after = driver.editor.session.state.view;
  expect(after.scale).toBe(scale);
  expect((low + 10 - (after.centre.y - sheet.height / 2 / scale)) * scale).toBeGreaterThanOrEqual(20);
});

describe('J3 a wall drawn towards the edge takes the paper along', () => {
  function drawn() {
    const driver = drive(newDesign());
    const framing = createFraming(driver.editor);
    framing.stand(paper(sheet, [], [hint]), screen);
    return { driver, framing, centre: () => driver.editor.session.state.view.centre };
  }
  const low = hint.top - sheet.top;

  test('within 120 px of what is free, by no more than it needs; not in the middle, not inwards, not at rest', () => {
    const { driver, framing, centre } = drawn();
    const { scale } = driver.editor.session.state.view;
    const before = centre();
    framing.lean({ x: 400, y: 300 }, { x: 480, y: 320 });
    expect(centre()).toBe(before);
    framing.lean({ x: 835, y: 300 }, { x: 850, y: 300 });
    expect(centre().x).toBeCloseTo(before.x + 10 / scale, 6);
    const leaned = centre();
    framing.lean({ x: 850, y: 300 }, { x: 850, y: 300 });
    framing.lean({ x: 850, y: 300 }, { x: 845, y: 300 });
    expect(centre(), 'neither resting nor on the way back').toBe(leaned);
    framing.lean({ x: 600, y: low - 80 }, { x: 600, y: low - 78 });
    expect(centre().y, 'the hint counts').toBeCloseTo(leaned.y - 6 / scale, 6);
    framing.lean({ x: 20, y: 300 }, { x: 950, y: 300 });
    expect(centre().x, 'who comes in from elsewhere draws nothing there').toBe(leaned.x);
  });

  test('a typed end is seen with 120 px before it, at the same zoom', () => {
    const { driver, framing } = drawn();
    const { scale } = driver.editor.session.state.view;
    const end = { x: 3000, y: -2400 };
    const at = () => toScreen(driver.editor.session.state.view, sheet, end);
    expect(at().y).toBeGreaterThan(low - 120);
    const follow = () => framing.follow({ left: 0, right: 3000, bottom: -2400, top: -2400 }, end);
    follow();
    expect(at().y).toBeLessThanOrEqual(low - 120);
    expect(at().x).toBeLessThanOrEqual(sheet.width - 120);
    const { view } = driver.editor.session.state;
    expect(view.scale).toBe(scale);
    follow();
    expect(driver.editor.session.state.view, 'once').toBe(view);
    const long = { x: 0, y: -6000 };
    framing.follow({ left: 0, right: 0, bottom: -6000, top: 0 }, long);
    const farther = driver.editor.session.state.view;
    expect(farther.scale, 'too long for that').toBeLessThan(scale);
    expect(toScreen(farther, sheet, long).y).toBeLessThanOrEqual(low - 100);
  });
});
