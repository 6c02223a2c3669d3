import type { RenderJob, RenderPort } from '../../ports/render-port.ts';

interface Told {
  there(jobs: readonly RenderJob[]): void;
  failed(): void;
}

/**
 * Follows the pictures of a design: the stream tells which has come further, and that one is read. One question at a
 * time; what is told meanwhile is asked after it.
 */
export function followRenders(port: RenderPort, told: Told): { hear(id: string | null): void; stop(): void } {
  let jobs: readonly RenderJob[] | null = null;
  let news = new Set<string | null>();
  let busy = false;
  let stopped = false;

  async function ask(about: ReadonlySet<string | null>): Promise<readonly RenderJob[]> {
    const ids = [...about].flatMap((id) => id ?? []);
    if (jobs === null || about.has(null)) return port.list();
    const known = jobs;
    if (ids.some((id) => !known.some((job) => job.id === id))) return port.list();
    const fresh = await Promise.all(ids.map((id) => port.read(id)));
    return known.map((job) => fresh.find(({ id }) => id === job.id) ?? job);
  }

  async function answer(): Promise<void> {
    busy = true;
    const about = news;
    news = new Set();
    try {
      jobs = await ask(about);
      if (!stopped) told.there(jobs);
    } catch {
      if (!stopped && jobs === null) told.failed();
    }
    busy = false;
    if (news.size > 0 && !stopped) await answer();
  }

  function hear(id: string | null): void {
    news.add(id);
    if (!busy && !stopped) void answer();
  }

  const leave = port.follow(hear);
  hear(null);
  return {
    hear,
    stop() {
      stopped = true;
      leave();
    },
  };
}
