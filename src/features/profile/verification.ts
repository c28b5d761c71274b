/** Shows that the password was given a moment ago. Never leaves memory. */
export type Verification = { token: string; expiresAt: number };

/** Why the password is asked for once more. */
export type ProofFailure = 'expired' | 'wrong';

export const isValid = (verification: Verification | null): verification is Verification =>
  verification !== null && verification.expiresAt > Date.now();
