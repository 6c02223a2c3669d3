import { useLocale } from 'use-intl';

/** What stands between the parts of a line. */
export interface Punctuation {
  /** Between two facts. */
  comma: string;
  /** Between things of one kind. */
  list: string;
  colon: string;
  /** Between two sentences. */
  gap: string;
}

const ofLatin: Punctuation = { comma: ', ', list: ', ', colon: ': ', gap: ' ' };
/** Chinese marks are as wide as a character and have their space within. */
const ofChinese: Punctuation = { comma: '，', list: '、', colon: '：', gap: '' };

export function punctuationOf(locale: string): Punctuation {
  return locale.startsWith('zh') ? ofChinese : ofLatin;
}

export function usePunctuation(): Punctuation {
  return punctuationOf(useLocale());
}
