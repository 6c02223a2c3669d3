import type { Design } from '#design/document.ts';

export interface VersionFacts {
  readonly version: number;
  readonly name: string | null;
  readonly why: 'auto' | 'named' | 'published' | 'rendered' | 'fork';
  /** A moment, as ISO writes it. */
  readonly at: string;
}

/** The template a design was begun from, by whom it is, and its page while it is published. */
export interface DesignOrigin {
  readonly name: string;
  readonly author: string;
  readonly address: string | null;
}

/** The versions of the open design. */
export interface VersionsPort {
  readonly origin: DesignOrigin | null;
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

/** A work that shows the open design. */
export interface PublishedWork {
  readonly id: string;
  readonly name: string;
  /** On the site, taken off it by its designer, or by us. */
  readonly state: 'shelved' | 'unshelved' | 'held';
  /** The version it shows. */
  readonly version: number | null;
  readonly address: string;
}

/** Showing a home to others. */
export interface PublishPort {
  /** What shows it already, the newest first. */
  works(): Promise<readonly PublishedWork[]>;
  /** Off the site, or back on it as it was. */
  shelve(work: string, on: boolean): Promise<void>;
  /** Pins the design as it is stored now; answers with the address of the form that publishes it. */
  pin(): Promise<string>;
}
