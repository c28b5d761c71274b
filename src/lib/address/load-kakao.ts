/// <reference types="kakao.maps.d.ts" />
import { env } from '@/config/env';
import { loadScript } from './load-script';

const VENDOR_URL = 'https://dapi.kakao.com/v2/maps/sdk.js';
/** The script calls back when its own parts have loaded, but never when one of them is blocked. */
const START_LIMIT_MS = 15_000;

let loading: Promise<typeof kakao.maps> | null = null;

async function load(): Promise<typeof kakao.maps> {
  const url = new URL(env.address.kakaoSdkUrl || VENDOR_URL);
  url.searchParams.set('appkey', env.address.kakaoKey);
  url.searchParams.set('autoload', 'false');
  url.searchParams.set('libraries', 'services');
  await loadScript(url.href);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Kakao did not start')), START_LIMIT_MS);
    // An unregistered domain or key gets a script without `kakao`.
    if (!('kakao' in window)) return reject(new Error('Kakao refused the key'));
    kakao.maps.load(() => {
      clearTimeout(timer);
      resolve(kakao.maps);
    });
  });
}

/** Loads Kakao's SDK with its `services` library once. After a failure the next call tries again. */
export function loadKakao(): Promise<typeof kakao.maps> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
