import { useState } from 'react';
import { NewPasswordForm } from './new-password-form';
import { isValid, type Verification } from './verification';
import { VerifyForm } from './verify-form';

export type PasswordChangeProps = {
  verification: Verification | null;
  onVerified: (verification: Verification | null) => void;
  onChanged: () => void;
};

/** First the old password, then the new one; an outworn proof leads back to the first step. */
export function PasswordChange({ verification, onVerified, onChanged }: PasswordChangeProps) {
  const [isExpired, setIsExpired] = useState(false);

  if (!isValid(verification)) {
    return <VerifyForm isExpired={isExpired} onVerified={onVerified} />;
  }
  return (
    <NewPasswordForm
      verificationToken={verification.token}
      onChanged={onChanged}
      onExpired={() => {
        setIsExpired(true);
        onVerified(null);
      }}
    />
  );
}
