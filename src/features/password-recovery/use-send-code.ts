import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgotPasswordMutation } from '@/api/user/user-mutations';
import { ApiError } from '@/domain/api-error';
import { useCountdown } from '@/lib/browser/use-countdown';
import { useSharedDeadline } from '@/lib/storage/use-shared-deadline';

/** A time and nothing else: whose number it was stays with the provider. */
const KEY = 'recovery:nextSendAt';
const after = (seconds: number) => Date.now() + seconds * 1000;

/** Asks for codes: one a minute over all tabs, and not before the provider wants to hear of it again. */
export function useSendCode() {
  const [nextSendAt, setNextSendAt] = useSharedDeadline(KEY);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);
  const { mutateAsync: forgotPassword, isPending } = useMutation(forgotPasswordMutation());

  async function send(phoneNumber: string) {
    try {
      const { resendAfterSeconds, expiresInSeconds } = await forgotPassword({ phoneNumber });
      setNextSendAt(after(resendAfterSeconds));
      setExpiresAt(after(expiresInSeconds));
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
        setNextSendAt(after(error.retryAfterSeconds));
      throw error;
    }
  }

  return { send, isSending: isPending, waitSeconds: useCountdown(nextSendAt), expiresAt };
}
