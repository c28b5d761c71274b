import { env } from '@/config/env';
import { ApiError } from '@/domain/api-error';
import { call } from '../client/call';
import { isRetryable, retryDelayMs } from '../client/retrying';
import type { components, operations } from '../contract/schema.gen';

const TRIES = 3;
const FORBIDDEN = 403;

type UploadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };

const presign = (signal: AbortSignal | undefined) =>
  call<operations['presignFile']>({
    method: 'post',
    url: '/order/api/v1/file/presigned',
    data: { fileName: `${crypto.randomUUID()}.jpg` },
    signal,
  });

async function uploadOnce(photo: Blob, { signal, onProgress }: UploadOptions): Promise<string> {
  const { url, key } = await presign(signal);
  if (new URL(url).origin !== env.filesHost) throw new ApiError('Unknown storage', { status: 400 });
  const { putFile } = await import('../client/storage-http');
  await putFile(url, photo, { signal, onProgress });
  return key;
}

/** The storage refuses an address that has expired; the provider says by a `msgId` that it refuses the upload itself. */
const isAddressRefused = ({ status, msgId }: ApiError) => status === FORBIDDEN && msgId === undefined;

/**
 * Uploads a photo and resolves to the key to attach. Each try gets a new address, because the last one may have
 * expired. Rejects with `ApiError`.
 */
export async function uploadPhoto(photo: Blob, options: UploadOptions = {}): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await uploadOnce(photo, options);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof ApiError)) throw error;
      if (!isAddressRefused(error) && !isRetryable(error)) throw error;
      const waitMs = retryDelayMs(attempt - 1, error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

type NewImage = components['schemas']['OrderImagesRequest']['images'][number];

/** The file as the storage holds it now. Rejects with `ApiError`. */
export async function downloadImage(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  if (new URL(url).origin !== env.filesHost) throw new ApiError('Unknown storage', { status: 400 });
  const { getFile } = await import('../client/storage-http');
  return getFile(url, signal);
}

/** Attaches uploaded images to an order, by the keys that `uploadPhoto` returned. */
export const attachImages = (orderId: string, images: NewImage[]) =>
  call<operations['addOrderImages']>({
    method: 'post',
    url: `/order/api/v1/orders/${encodeURIComponent(orderId)}/images`,
    data: { orderId, images },
  });
