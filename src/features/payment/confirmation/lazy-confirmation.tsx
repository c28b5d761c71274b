import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { GuestConfirmationProps } from './guest-confirmation';

export const GuestConfirmation = lazyPart<GuestConfirmationProps>(
  () => import('./guest-confirmation').then((module) => module.GuestConfirmation),
  { fallback: <FullScreenSpinner /> },
);
