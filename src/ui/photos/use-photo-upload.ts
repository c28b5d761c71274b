import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/domain/api-error';
import { isNotOffered } from '@/domain/not-offered';
import type { PhotoBatch } from '@/lib/photos/photo-batch';
import { sentItem } from '@/lib/photos/photo-labels';
import { factsOf, removePhoto, type PhotoFacts, type UploadedFile } from '@/lib/photos/photo-store';
import { sha256Of } from '@/lib/photos/prepare-photo';
import type { ChosenPhoto, usePhotos } from './use-photos';

export type UploadState = { kind: 'waiting' | 'uploaded' | 'failed' } | { kind: 'uploading'; percent: number };

type UploadedPhoto = PhotoFacts & UploadedFile;

export type PhotoSender = {
  /** Resolves with the storage key to attach; `onProgress` gets a share from 0 to 1. */
  upload: (photo: Blob, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;
  attach: (images: UploadedPhoto[]) => Promise<unknown>;
};

const PARALLEL = 2;
const WAITING: UploadState = { kind: 'waiting' };

/** The files themselves were refused, perhaps because the storage no longer has them. */
const isFileRefused = (error: unknown) =>
  error instanceof ApiError && error.items.some(({ field }) => field.startsWith('images.'));

/**
 * Uploads photos to a created order, two at a time. Uploaded ones are attached together; failed ones can be retried
 * alone, and are not uploaded again if only attaching failed: with another key, a photo whose answer was lost would be
 * on the order twice. A failure does not affect the order.
 */
export function usePhotoUpload(
  orderId: string,
  batch: PhotoBatch,
  { photos, isBusy, setUploaded }: Pick<ReturnType<typeof usePhotos>, 'photos' | 'isBusy' | 'setUploaded'>,
  sender: PhotoSender,
) {
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  /** Why the provider refused the uploaded photos, or that it takes none. */
  const [refusal, setRefusal] = useState<unknown>(null);
  // Starts as running, because waiting photos are uploaded as soon as they are loaded.
  const [isRunning, setIsRunning] = useState(true);
  const started = useRef(false);
  const controller = useRef<AbortController>(null);
  const stateOf = (id: string) => states[id] ?? WAITING;

  async function run(wanted: readonly ChosenPhoto[]) {
    const { signal } = (controller.current = new AbortController());
    const show = (id: string, state: UploadState) => setStates((before) => ({ ...before, [id]: state }));
    const arrived: (UploadedPhoto & { id: string })[] = [];
    const queue = [...wanted];
    setIsRunning(true);
    setRefusal(null);

    async function worker() {
      for (let photo = queue.shift(); photo; photo = queue.shift()) {
        const { id, blob } = photo;
        const onProgress = (share: number) => show(id, { kind: 'uploading', percent: Math.round(share * 100) });
        onProgress(photo.uploaded ? 1 : 0);
        try {
          const uploaded = photo.uploaded ?? {
            key: await sender.upload(blob, { signal, onProgress }),
            sha256: await sha256Of(blob),
          };
          if (!photo.uploaded) await setUploaded(id, uploaded);
          arrived.push({ id, ...uploaded, ...factsOf({ ...photo, item: sentItem(orderId, photo.item) }) });
        } catch (error) {
          if (isNotOffered(error)) setRefusal(error);
          show(id, { kind: 'failed' });
        }
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    if (signal.aborted) return;

    const attached = await attach(arrived);
    for (const { id } of arrived) show(id, { kind: attached ? 'uploaded' : 'failed' });
    if (attached) await Promise.all(arrived.map(({ id }) => removePhoto(id)));
    if (attached && arrived.length === wanted.length) batch.close();
    setIsRunning(false);
  }

  async function attach(arrived: readonly (UploadedPhoto & { id: string })[]) {
    if (arrived.length === 0) return false;
    try {
      await sender.attach(arrived.map(({ id: _id, ...image }) => image));
      return true;
    } catch (error) {
      if (isFileRefused(error)) await Promise.all(arrived.map(({ id }) => setUploaded(id, undefined)));
      setRefusal(error);
      return false;
    }
  }

  const begin = useEffectEvent(() => void run(photos));
  useEffect(() => {
    // Photos that are still being prepared are sent with the others.
    if (started.current || isBusy || photos.length === 0) return;
    started.current = true;
    begin();
  }, [isBusy, photos.length]);
  useEffect(() => () => controller.current?.abort(), []);

  const failed = photos.filter(({ id }) => stateOf(id).kind === 'failed');
  return { stateOf, isRunning, refusal, failed, retry: () => void run(failed) };
}
