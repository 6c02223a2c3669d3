import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createModalStore, switchDelay } from './modal-store.ts';

describe('the modal layer (PRODUCT C1)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('opens one dialog and closes it', () => {
    const store = createModalStore();
    store.open('login');
    expect(store.getState().name).toBe('login');
    store.close();
    expect(store.getState().name).toBeNull();
  });

  test('switching closes, renames and reopens after 400 ms with the same options', () => {
    const store = createModalStore();
    store.open('login', { returnTo: '/notice' });
    store.switchTo('secret');
    expect(store.getState().name).toBeNull();
    vi.advanceTimersByTime(switchDelay - 1);
    expect(store.getState().name).toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.getState()).toEqual({ name: 'secret', options: { returnTo: '/notice' } });
  });

  test('closing or opening while switching wins over the switch', () => {
    const store = createModalStore();
    store.open('login');
    store.switchTo('regist');
    store.close();
    vi.advanceTimersByTime(switchDelay * 2);
    expect(store.getState().name).toBeNull();
    store.switchTo('regist');
    store.open('tips');
    vi.advanceTimersByTime(switchDelay * 2);
    expect(store.getState().name).toBe('tips');
  });

  test('tells its listeners until they leave', () => {
    const store = createModalStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.open('tips');
    leave();
    store.close();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
