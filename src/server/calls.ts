import type { PasswordPolicy } from '#features/accounts/account.ts';
import { accountCalls } from '#features/accounts/account-calls.server.ts';
import { settingsCalls } from '#features/content/settings-calls.server.ts';
import { mediaCalls } from '#features/media/media-calls.server.ts';
import { modelCalls } from '#features/models/model-calls.server.ts';
import { startDesignCalls } from '#features/start-design/start-design-calls.server.ts';
import type { Call } from '#platform/call.ts';

/** Every call of the product. */
export function allCalls(policy: PasswordPolicy): Call[] {
  return [...accountCalls(policy), ...startDesignCalls(), ...settingsCalls(), ...modelCalls(), ...mediaCalls()];
}
