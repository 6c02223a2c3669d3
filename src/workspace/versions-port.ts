import type { Design } from '#design/document.ts';

export interface VersionFacts {
  readonly version: number;
  readonly name: string | null;
  readonly why: 'auto' | 'named' | 'published' | 'rendered' | 'fork';
  /** A moment, as ISO writes it. */
  readonly at: string;
}

/** The versions of the open design. */
export interface VersionsPort {
  /** The template it was begun from, by whom it is, and its page while it is published. */
  readonly origin: { readonly name: string; readonly author: string; readonly address: string | null } | null;
  /** The newest first. */
  list(): Promise<readonly VersionFacts[]>;
  read(version: number): Promise<Design>;
  /** The design as it is stored now, under a name. */
  name(name: string): Promise<void>;
  /** The design becomes as it was; answers with the version what was there until now is kept as. */
  restore(version: number): Promise<{ kept: number | null }>;
  /** A design of its own; answers with its address. */
  branch(version: number): Promise<string>;
}

/** Showing a home to others. */
export interface PublishPort {
  /** Pins the design as it is stored now; answers with the address of the form that publishes it. */
  pin(): Promise<string>;
}
