import { createElement, use, type ComponentType } from 'react';
import type { SectionProps } from './dashboard-section.ts';

type View<Data> = ComponentType<SectionProps<Data>>;

/** A component whose code is loaded on first use, or when `prepare` is called before. */
export type LazySection<Data> = View<Data> & { prepare(): Promise<View<Data>> };

/**
 * Like React's own `lazy`, but a loaded module is available synchronously: a form of the section in the first response
 * works as soon as the page does, and is never submitted by the browser itself because its code was still loading.
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
