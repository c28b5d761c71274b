import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgotPasswordMutation } from '@/api/user/user-mutations';
import { ApiError } from '@/domain/api-error';
import { useCountdown } from '@/lib/browser/use-countdown';
import { useSharedDeadline } from '@/lib/storage/use-shared-deadline';

/** Only a time is stored, never the phone number. */
const KEY = 'recovery:nextSendAt';
const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;

/** Requests codes: one a minute over all tabs, and not before the provider accepts the next request. */
export function useSendCode() {
  const [nextSendAt, setNextSendAt] = useSharedDeadline(KEY);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);
  const { mutateAsync: forgotPassword, isPending } = useMutation(forgotPasswordMutation());

  async function send(phoneNumber: string) {
    try {
      const { resendAfterSeconds, expiresInSeconds } = await forgotPassword({ phoneNumber });
      setNextSendAt(secondsFromNow(resendAfterSeconds));
      setExpiresAt(secondsFromNow(expiresInSeconds));
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
        setNextSendAt(secondsFromNow(error.retryAfterSeconds));
      throw error;
    }
  }

  return { send, isSending: isPending, waitSeconds: useCountdown(nextSendAt), expiresAt };
}
