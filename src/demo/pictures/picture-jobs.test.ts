import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { isFinished, pictureFile, readNotes, writeNotes } from './picture-folder.ts';
import { matchesGlob, pictureJobs, stampOf, type PicturedHome } from './picture-jobs.ts';

const home = (key: string, more: Partial<PicturedHome> = {}): PicturedHome => ({
  key,
  design: newDesign(key),
  main: 'cm_1',
  detail: 'cm_2',
  ...more,
});
const sofa = { key: 'sofa', model: 'sofa-01k3', finishes: { frame: 'linen-oat' } };
const folder = mkdtempSync(join(tmpdir(), 'hien-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('E3: the pictures of the demo world', () => {
  test('each home has two and some a panorama, each piece one and some another from near; the main ones come first', () => {
    const jobs = pictureJobs([home('a'), home('b', { panorama: 'cm_3' })], [sofa, { ...sofa, close: true }]);
    expect(jobs.map(({ key }) => key)).toEqual([
      'home-a-main',
      'home-b-main',
      'piece-sofa',
      'piece-sofa-close',
      'home-a-detail',
      'home-b-detail',
      'home-b-panorama',
    ]);
  });

  test('a stamp is the same for the same and another for anything else', () => {
    const stamp = (homes: PicturedHome[]) => pictureJobs(homes, [sofa]).map(stampOf);
    expect(stamp([home('a')])).toEqual(stamp([home('a')]));
    const moved = home('a');
    moved.design.settings.hour = 9;
    expect(stamp([moved])[0]).not.toBe(stamp([home('a')])[0]);
    expect(stamp([home('a', { main: 'cm_2' })])[0]).not.toBe(stamp([home('a')])[0]);
    expect(stampOf({ ...sofa, kind: 'piece', samples: 8 })).not.toBe(
      stampOf({ ...sofa, kind: 'piece', samples: 8, finishes: {} }),
    );
    expect(stampOf({ ...sofa, kind: 'piece', samples: 8 })).not.toBe(stampOf({ ...sofa, kind: 'piece', samples: 4 }));
  });

  test('what is there and made from the same is not made again', () => {
    const note = {
      stamp: 'one',
      kind: 'piece' as const,
      width: 640,
      height: 640,
      bytes: 1,
      placeholder: '',
      cpuSeconds: 1,
    };
    writeNotes(folder, { 'piece-b': note, 'piece-a': note });
    const notes = readNotes(folder);
    expect(Object.keys(notes)).toEqual(['piece-a', 'piece-b']);
    expect(isFinished(folder, notes, 'piece-a', 'one')).toBe(false);
    writeFileSync(pictureFile(folder, 'piece-a'), 'x');
    expect(isFinished(folder, notes, 'piece-a', 'one')).toBe(true);
    expect(isFinished(folder, notes, 'piece-a', 'two')).toBe(false);
  });

  test('stars stand for anything, all else for itself', () => {
    expect(['home-a-main', 'home-b-detail', 'piece-a.b'].filter((key) => matchesGlob(key, 'home-*-main'))).toEqual([
      'home-a-main',
    ]);
    expect(matchesGlob('piece-a.b', 'piece-a?b')).toBe(false);
    expect(matchesGlob('piece-axb', 'piece-a.b')).toBe(false);
  });
});
