import { env } from '@/config/env';
import { ApiError } from '@/domain/api-error';
import { call } from '../client/call';
import type { components, operations } from '../contract/schema.gen';

const TRIES = 3;
const WORTH_ANOTHER_TRY = [0, 403, 408, 429, 500, 502, 503, 504];

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

/** Each try has an address of its own, as the last one may have expired. Yields the key to attach. */
export async function uploadPhoto(photo: Blob, options: UploadOptions = {}): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await uploadOnce(photo, options);
    } catch (error) {
      const isHopeless = !(error instanceof ApiError) || error.isAborted || !WORTH_ANOTHER_TRY.includes(error.status);
      if (isHopeless || attempt === TRIES) throw error;
    }
  }
}

export type NewImage = components['schemas']['OrderImagesRequest']['images'][number];

/** The file as the storage holds it now. Rejects with `ApiError`. */
export async function downloadImage(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  if (new URL(url).origin !== env.filesHost) throw new ApiError('Unknown storage', { status: 400 });
  const { getFile } = await import('../client/storage-http');
  return getFile(url, signal);
}

export const attachImages = (orderId: string, images: NewImage[]) =>
  call<operations['addOrderImages']>({
    method: 'post',
    url: `/order/api/v1/orders/${encodeURIComponent(orderId)}/images`,
    data: { orderId, images },
  });
