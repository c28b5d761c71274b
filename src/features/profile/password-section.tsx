import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { hasPassword, providerOfLoginType } from '@/domain/account/social';
import type { CurrentUser } from '@/domain/account/user';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { Dialog } from '@/ui/kit/layout/dialog';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { NewPasswordForm } from './new-password-form';
import { isValid, type ProofFailure, type Verification } from './verification';
import { VerifyForm } from './verify-form';

type PasswordChangeProps = {
  phoneNumber: string;
  verification: Verification | null;
  onVerified: (verification: Verification | null) => void;
  onChanged: () => void;
};

/** First the old password, then the new one; an expired verification leads back to the first step. */
function PasswordChange({ phoneNumber, verification, onVerified, onChanged }: PasswordChangeProps) {
  const [reason, setReason] = useState<ProofFailure | null>(null);

  if (!isValid(verification)) {
    return <VerifyForm phoneNumber={phoneNumber} reason={reason} onVerified={onVerified} />;
  }
  return (
    <NewPasswordForm
      phoneNumber={phoneNumber}
      verificationToken={verification.token}
      onChanged={onChanged}
      onProofFailed={(failure) => {
        setReason(failure);
        onVerified(null);
      }}
    />
  );
}

/**
 * The password, for accounts that have one. The verification of the old password is kept in memory and lasts five
 * minutes.
 */
export function PasswordSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [verification, setVerification] = useState<Verification | null>(null);
  const provider = providerOfLoginType(user.loginTypeCd);

  function finish() {
    setVerification(null);
    setIsOpen(false);
    void notify('success', t('password.changed'));
  }

  if (!hasPassword(user.loginTypeCd)) {
    return provider ? (
      <SectionCard title={t('section.password')}>
        {t('password.none', { provider: t(`provider.${provider}`) })}
      </SectionCard>
    ) : null;
  }
  return (
    <SectionCard
      title={t('section.password')}
      action={
        <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
          {t('password.change')}
        </Button>
      }
    >
      <p>{t('password.lead')}</p>
      <Dialog kind="form" isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('password.change')}>
        <PasswordChange
          phoneNumber={user.phoneNumber}
          verification={verification}
          onVerified={setVerification}
          onChanged={finish}
        />
      </Dialog>
    </SectionCard>
  );
}
