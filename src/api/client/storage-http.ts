import axios from 'axios';
import { ApiError } from '@/domain/api-error';

/** Presigned addresses are signed for exactly these headers, and must not get credentials. */
const storageHttp = axios.create({ withCredentials: false, timeout: 120_000 });

type PutOptions = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => void) | undefined };

/** PUTs the bytes; `onProgress` gets 0 to 1. Rejects with `ApiError`. */
export async function putFile(url: string, body: Blob, { signal, onProgress }: PutOptions) {
  try {
    await storageHttp.put(url, body, {
      headers: { 'Content-Type': body.type },
      ...(signal ? { signal } : {}),
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
    });
  } catch (cause) {
    const status = axios.isAxiosError(cause) ? (cause.response?.status ?? 0) : 0;
    throw new ApiError('upload', { status, isAborted: axios.isCancel(cause) }, { cause });
  }
}

/** The file that the storage holds at that address, bypassing the browser's cache. Rejects with `ApiError`. */
export async function getFile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  try {
    // The address is signed, so nothing may be added to it to get past the cache.
    const { data } = await storageHttp.get<ArrayBuffer>(url, {
      adapter: 'fetch',
      fetchOptions: { cache: 'no-store' },
      responseType: 'arraybuffer',
      ...(signal ? { signal } : {}),
    });
    return data;
  } catch (cause) {
    const status = axios.isAxiosError(cause) ? (cause.response?.status ?? 0) : 0;
    throw new ApiError('download', { status, isAborted: axios.isCancel(cause) }, { cause });
  }
}
