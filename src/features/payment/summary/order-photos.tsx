import { useState } from 'react';
import { attachImages, uploadPhoto } from '@/api/order/order-images';
import { hasWaitingPhotos } from '@/lib/photos/photo-batch';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { PhotoSender } from '@/ui/photos/use-photo-upload';

const LazyUploads = lazyPart<{ orderId: string; sender: PhotoSender }>(() =>
  import('@/ui/photos/photo-uploads').then((module) => module.PhotoUploads),
);

/** Uploads the photos chosen in the composer to the placed order. */
export function OrderPhotos({ orderId }: { orderId: string }) {
  const [isWaiting] = useState(() => hasWaitingPhotos(orderId));
  const [sender] = useState<PhotoSender>(() => ({
    upload: uploadPhoto,
    attach: (images) => attachImages(orderId, images),
  }));
  return isWaiting ? <LazyUploads orderId={orderId} sender={sender} /> : null;
}
