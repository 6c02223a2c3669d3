import { createElement, use, type ComponentType } from 'react';
import type { SectionProps } from './dashboard-section.ts';

type View<Data> = ComponentType<SectionProps<Data>>;

/** A component whose code comes when it is wanted, or when `prepare` is called before. */
export type LazySection<Data> = View<Data> & { prepare(): Promise<View<Data>> };

/**
 * As React's own `lazy`, but what has come is there in the same breath: a form of the section that was in the first
 * response answers from the moment the page does, and is never sent by the browser itself because its code was still on
 * the way.
 */
export function lazy<Data>(load: () => Promise<{ default: View<Data> }>): LazySection<Data> {
  let there: View<Data> | null = null;
  let coming: Promise<View<Data>> | null = null;
  function prepare(): Promise<View<Data>> {
    coming ??= load().then(
      (module) => (there = module.default),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }
  const Section = (props: SectionProps<Data>) => createElement(there ?? use(prepare()), props);
  return Object.assign(Section, { prepare });
}
