import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messageFaults } from '../scripts/vite/messages.ts';

const catalogues = join(import.meta.dirname, '../messages');

describe('N1: every text in zh, en, vi; a missing one fails the build', () => {
  test('none is missing, empty or takes other arguments', () => {
    expect(messageFaults(catalogues)).toEqual([]);
  });

  test('and there are texts', () => {
    for (const language of ['en', 'vi', 'zh'])
      expect(Object.keys(read(catalogues, language)).length).toBeGreaterThan(30);
  });
});

describe('planted faults are found', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hien-messages-'));
    cpSync(catalogues, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (language: string, how: (texts: Record<string, unknown>) => void) => {
    const texts = read(folder, language);
    how(texts);
    writeFileSync(join(folder, language, 'errors.json'), JSON.stringify(texts));
  };

  test.each(['en', 'vi', 'zh'])('a text missing in %s', (language) => {
    change(language, (texts) => {
      delete texts.login_failed;
    });
    expect(messageFaults(folder)).toEqual([`errors.login_failed: missing in ${language}`]);
  });

  test('an empty one', () => {
    change('vi', (texts) => {
      texts.login_failed = '  ';
    });
    expect(messageFaults(folder)).toEqual(['errors.login_failed: missing in vi']);
  });

  test('one that only one language has', () => {
    change('zh', (texts) => {
      texts.only_here = '只有这里';
    });
    expect(messageFaults(folder)).toEqual(['errors.only_here: missing in en', 'errors.only_here: missing in vi']);
  });

  test('another argument, or one too few', () => {
    change('vi', (texts) => {
      texts.code_too_soon = 'Gửi lại sau {giay} giây.';
    });
    change('zh', (texts) => {
      texts.code_too_soon = '请稍后再发。';
    });
    expect(messageFaults(folder)).toEqual([expect.stringContaining('errors.code_too_soon: arguments differ')]);
  });

  test('a whole file missing', () => {
    rmSync(join(folder, 'zh', 'mail.json'));
    const faults = messageFaults(folder);
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.every((fault) => /^mail\..*: missing in zh$/.test(fault))).toBe(true);
  });

  test('a tag one language lacks', () => {
    change('en', (texts) => {
      texts.login_failed = 'No. <link>Reset</link>';
    });
    expect(messageFaults(folder)).toEqual([expect.stringContaining('errors.login_failed: arguments differ')]);
  });
});

function read(folder: string, language: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, language, 'errors.json'), 'utf8'));
}
