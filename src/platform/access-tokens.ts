/** What a genuine access token says of its holder. */
export interface TokenClaims {
  sub: string;
  sid: string;
  email: string;
}

/** Reads access tokens; what it has found genuine it need not check again. */
export interface AccessTokens {
  /**
   * Signature, algorithm, audience and claims; `expired` when only the time is over. Null for anything else. Whether the
   * session still stands is not in a token: its row says so.
   */
  read(token: string, now: Date): Promise<(TokenClaims & { expired: boolean }) | null>;
}
