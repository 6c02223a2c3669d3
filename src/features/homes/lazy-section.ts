import { use, type ComponentType } from 'react';
import type { SectionProps } from './home-section.ts';

type View<Data> = ComponentType<SectionProps<Data>>;

/** Code that comes when it is wanted: `prepare` fetches it, `useView` gives it, at once where it is there already. */
export interface LazySection<Data> { prepare(): Promise<View<Data>>; useView(): View<Data> }

/**
 * As React's own `lazy`, but what has come is there in the same breath: a form of the section that was in the first response answers from the
 * moment the page does, and is never sent by the browser itself because its code was still on the way.
 */
export function lazy<Data>(load: () => Promise<{ default: View<Data> }>): LazySection<Data> {
  let there: View<Data> | null = null;
  let coming: Promise<View<Data>> | null = null;
  function prepare(): Promise<View<Data>> {
    coming ??= load().then((module) => (there = module.default), (error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  }
  return { prepare, useView: () => there ?? use(prepare()) };
}
