import { furnishSteps } from '#layout/proposals/furnish-job.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { FurnishPort, FurnishTemplate, TemplatesPort } from '#workspace/ports/furnish-port.ts';

/** The worker's job without a worker, a step at a time: what goes in and out is copied as a message is. */
export function directFurnishing(supply: Supply = [], templates: TemplatesPort | null = null): FurnishPort {
  return {
    supply: () => Promise.resolve(supply),
    templates,
    plans: '/price',
    furnisher: {
      async run(job, onStep, signal) {
        for (const step of furnishSteps(structuredClone(job))) {
          // As a worker does, between two of its messages: the page can give up.
          await Promise.resolve();
          if (signal.aborted) return;
          onStep(structuredClone(step));
        }
      },
    },
  };
}

/** Nothing is for sale, and nobody is signed in. */
export const noFurnishing: FurnishPort = directFurnishing();

/** Templates as the server keeps them, so many at once. */
export function keptTemplates(allowed: number): TemplatesPort & { templates: FurnishTemplate[] } {
  const kept: FurnishTemplate[] = [];
  const answer = () => Promise.resolve({ templates: [...kept], allowed });
  return {
    templates: kept,
    list: answer,
    keep(template) {
      if (kept.length >= allowed) return Promise.reject(new Error('used up'));
      kept.unshift({ ...template, id: `f_${kept.length + 1}` });
      return answer();
    },
    remove(id) {
      kept.splice(
        kept.findIndex((each) => each.id === id),
        1,
      );
      return answer();
    },
  };
}
