import { sandboxOrigin } from '../../scripts/lib/ports.mjs';
import accounts from '../../sandbox/accounts.json' with { type: 'json' };

/** The provider's origin in the build under test. */
export const PROVIDER = sandboxOrigin();

export type Role = 'consumer' | 'staff' | 'member';

export function account(role: Role) {
  const found = accounts.find((candidate) => candidate.role === role);
  if (!found) throw new Error(`The sandbox has no ${role}`);
  return found;
}
