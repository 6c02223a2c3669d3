import type { FastifyRequest } from 'fastify';

/** Milliseconds for a whole request; otherwise a client that sends a byte a minute holds a connection for ever. */
const wholeRequest = 30_000;

/**
 * Node exchanges the two limits where the one for the head is the longer one, and by default it is a minute; and it
 * looks for late requests only every half minute unless told otherwise. So 30 s were 60 to 90.
 */
export function requestTimeouts(milliseconds = wholeRequest) {
  return {
    requestTimeout: milliseconds,
    http: {
      requestTimeout: milliseconds,
      headersTimeout: milliseconds,
      connectionsCheckingInterval: Math.min(1_000, Math.ceil(milliseconds / 10)),
    },
  };
}

/** They hung up, or were too slow and we did: nobody is there to be answered, and nothing of ours has failed. */
export function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.complete === false && raw.destroyed;
}
