import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, toastLife, type ToastStore } from './toast-store.ts';

describe('toasts (PRODUCT A9)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a success stays 5000 ms, an error until it is closed', () => {
    const store = createToastStore();
    store.push('success', 'in');
    store.push('error', 'broken');
    vi.advanceTimersByTime(toastLife - 1);
    expect(texts(store)).toEqual(['in', 'broken']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual(['broken']);
    vi.advanceTimersByTime(toastLife * 100);
    store.dismiss(store.getState().toasts[0]!.id);
    expect(texts(store)).toEqual([]);
  });

  test('pausing keeps what was left of the time', () => {
    const store = createToastStore();
    store.push('success', 'in');
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['in']);
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(texts(store)).toEqual(['in']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  test('the same words are not shown twice, and their time starts again', () => {
    const store = createToastStore();
    store.push('warning', 'keyword');
    vi.advanceTimersByTime(4000);
    store.push('warning', 'keyword');
    vi.advanceTimersByTime(4000);
    expect(texts(store)).toEqual(['keyword']);
  });

  test('clear removes all, and a toast after it still leaves by itself', () => {
    const store = createToastStore();
    store.push('error', 'one');
    store.pause();
    store.clear();
    expect(texts(store)).toEqual([]);
    store.push('success', 'two');
    vi.advanceTimersByTime(toastLife);
    expect(texts(store)).toEqual([]);
  });

  test('at most four at once, the newest kept', () => {
    const store = createToastStore();
    for (const text of ['1', '2', '3', '4', '5']) store.push('error', text);
    expect(texts(store)).toEqual(['2', '3', '4', '5']);
  });

  test('the innermost open dialog is the last host', () => {
    const store = createToastStore();
    const leaveOuter = store.enter('outer');
    const leaveInner = store.enter('inner');
    expect(store.getState().hosts.at(-1)).toBe('inner');
    leaveOuter();
    leaveInner();
    expect(store.getState().hosts).toEqual([]);
  });
});

function texts(store: ToastStore) {
  return store.getState().toasts.map((toast) => toast.text);
}
