import { env } from '@/config/env';
import { SHARE_PICTURE } from '@/config/site';
import { loadScript } from '../kakao/load-script';

const VENDOR_URL = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';

type Link = { webUrl: string; mobileWebUrl: string };
type FeedMessage = {
  objectType: 'feed';
  content: { title: string; description: string; imageUrl: string; link: Link };
  buttons: { title: string; link: Link }[];
};

/** What we use of the vendor's SDK, which has no types. It is another script than that of Kakao's maps. */
type KakaoSdk = {
  init: (key: string) => void;
  isInitialized: () => boolean;
  Share: { sendDefault: (message: FeedMessage) => void };
};

let loading: Promise<KakaoSdk> | null = null;

async function load(): Promise<KakaoSdk> {
  await loadScript(env.kakaoShare.sdkUrl || VENDOR_URL);
  const { Kakao } = window as { Kakao?: KakaoSdk }; // boundary: the vendor's script sets it
  if (!Kakao) throw new Error('Kakao did not start');
  if (!Kakao.isInitialized()) Kakao.init(env.kakaoShare.key);
  return Kakao;
}

/** Loads the SDK once. After a failure the next call tries again. */
export function loadKakaoShare(): Promise<KakaoSdk> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export type SharedLink = { url: string; title: string; description: string; button: string };

/** Opens KakaoTalk, or its window on desktops, to choose whom to send the link. Rejects if the SDK is blocked or refuses. */
export async function shareByKakao({ url, title, description, button }: SharedLink): Promise<void> {
  const kakao = await loadKakaoShare();
  const link = { webUrl: url, mobileWebUrl: url };
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { title, description, imageUrl: new URL(SHARE_PICTURE.path, env.siteUrl).href, link },
    buttons: [{ title: button, link }],
  });
}
