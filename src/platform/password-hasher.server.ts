import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id, 19 MiB, two passes (OWASP's first choice); about 13 ms each. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export type PasswordCost = typeof passwordCost;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work against a dummy: an unknown account takes as long as a known one. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/**
 * Parallel hashing is capped at the number of cores, so that a storm of logins queues here and does not slow everyone.
 */
export async function createPasswordHasher(
  slots = availableParallelism(),
  cost: PasswordCost = passwordCost,
): Promise<PasswordHasher> {
  const inSlot = limiter(slots);
  const nobody = await hash('no account has this password', cost);
  return {
    hash: (password) => inSlot(() => hash(password, cost)),
    async verify(stored, password) {
      const matches = await inSlot(() => verify(stored ?? nobody, password));
      return matches && stored !== null;
    },
  };
}

function limiter(slots: number) {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free--;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
