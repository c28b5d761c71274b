import { Skeleton } from '../kit/feedback/skeleton';
import { lazyPart } from '../kit/layout/lazy-part';

const SIZE = 160;

const QrCode = lazyPart<{ url: string; title: string; size: number }>(
  () => import('./qr-code').then((module) => module.QrCode),
  { fallback: <Skeleton width={SIZE} height={SIZE} /> },
);

/** The public link of an order, to scan with a phone. */
export const LinkQr = (props: { url: string; title: string }) => <QrCode {...props} size={SIZE} />;
