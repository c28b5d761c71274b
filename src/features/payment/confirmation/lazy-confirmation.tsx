import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { GuestConfirmationProps } from './guest-confirmation';

const load = () => import('./guest-confirmation').then((module) => module.GuestConfirmation);

/** Fetched while the guest still fills in the form: the connection may be gone when the order is placed. */
export const prefetchGuestConfirmation = () => load().catch(() => undefined);

export const GuestConfirmation = lazyPart<GuestConfirmationProps>(load, { fallback: <FullScreenSpinner /> });
