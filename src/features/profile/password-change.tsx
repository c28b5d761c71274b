import { useState } from 'react';
import { NewPasswordForm } from './new-password-form';
import { isValid, type ProofFailure, type Verification } from './verification';
import { VerifyForm } from './verify-form';

export type PasswordChangeProps = {
  verification: Verification | null;
  onVerified: (verification: Verification | null) => void;
  onChanged: () => void;
};

/** First the old password, then the new one; an expired verification leads back to the first step. */
export function PasswordChange({ verification, onVerified, onChanged }: PasswordChangeProps) {
  const [reason, setReason] = useState<ProofFailure | null>(null);

  if (!isValid(verification)) {
    return <VerifyForm reason={reason} onVerified={onVerified} />;
  }
  return (
    <NewPasswordForm
      verificationToken={verification.token}
      onChanged={onChanged}
      onProofFailed={(failure) => {
        setReason(failure);
        onVerified(null);
      }}
    />
  );
}
