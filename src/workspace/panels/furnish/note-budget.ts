import type { ListPort } from '../../ports/list-port.ts';

/** What was furnished for is what the design may cost, where nobody has said that yet. */
export async function noteBudget(port: ListPort['budget'], budget: number | null): Promise<void> {
  if (!port || budget === null) return;
  try {
    if ((await port.read()) === null) await port.set(budget);
  } catch {
    // The list says that there is none, and takes one.
  }
}
