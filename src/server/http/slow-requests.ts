import type { FastifyRequest } from 'fastify';

/** Milliseconds for a whole request; otherwise a client that sends a byte a minute holds a connection for ever. */
const wholeRequest = 30_000;

/**
 * Node looks for late requests only every half minute unless told otherwise: a limit of 30 s then means anything up to
 * a minute.
 */
export function requestTimeouts(milliseconds = wholeRequest) {
  return {
    requestTimeout: milliseconds,
    http: { connectionsCheckingInterval: Math.min(1_000, Math.ceil(milliseconds / 10)) },
  };
}

/** They hung up, or were too slow and we did: nobody is there to be answered, and nothing of ours has failed. */
export function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.complete === false && raw.destroyed;
}
