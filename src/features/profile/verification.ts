/** Proof that the password was given recently; kept only in memory. */
export type Verification = {
  token: string;
  /** In ms of this device's clock. */
  expiresAt: number;
};

/** Why the password must be given once more. */
export type ProofFailure = 'expired' | 'wrong' | 'invalid';

export const isValid = (verification: Verification | null): verification is Verification =>
  verification !== null && verification.expiresAt > Date.now();
