/** The platform's own account, as whoever asks for a transfer reads it; it is set in payments. */
export { readBank, type TransferAccount } from './platform-account-queries.server.ts';
