/// <reference types="kakao.maps.d.ts" />
import { env } from '@/config/env';
import { trustVendor } from '../browser/trusted-vendor';
import { loadScript } from './load-script';

const VENDOR_URL = 'https://dapi.kakao.com/v2/maps/sdk.js';
/** The vendor's script loads its parts from its file server. */
const VENDOR_ORIGINS = ['https://dapi.kakao.com', 'https://t1.daumcdn.net'];
/** The script calls back when its own parts have loaded, but never when one of them is blocked. */
const START_LIMIT_MS = 15_000;

let loading: Promise<typeof kakao.maps> | null = null;

async function load(): Promise<typeof kakao.maps> {
  const url = new URL(env.kakao.sdkUrl || VENDOR_URL);
  url.searchParams.set('appkey', env.kakao.mapKey);
  url.searchParams.set('autoload', 'false');
  url.searchParams.set('libraries', 'services');
  const origins = env.kakao.sdkUrl ? [url.origin] : VENDOR_ORIGINS;
  trustVendor({
    isScript: (address) => origins.includes(new URL(address, location.origin).origin),
    // The map may write markup, such as its scale. Only the text of it gets into the page.
    textOf: (markup) => markup.replace(/<[^>]*>/g, '').replace(/</g, '&lt;'),
  });
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

/** A half-loaded script would never call back again, and a second one would leave it as it is. */
function forget() {
  loading = null;
  for (const name of ['kakao', 'daum']) Reflect.deleteProperty(window, name);
}

/** Loads Kakao's SDK once, for the map and for the search of addresses. After a failure the next call tries again. */
export function loadKakao(): Promise<typeof kakao.maps> {
  loading ??= load().catch((error: unknown) => {
    forget();
    throw error;
  });
  return loading;
}
