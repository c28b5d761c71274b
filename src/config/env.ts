/** The JSON element of each page with the values; `npm run configure` fills it. */
export const ENVIRONMENT_ID = 'environment';

/** In the browser from the page, so that one build serves many deployments; elsewhere from the process. */
function readValues(): NodeJS.ProcessEnv {
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'test') return process.env;
  const text = document.getElementById(ENVIRONMENT_ID)?.textContent ?? '{}';
  return JSON.parse(text) as NodeJS.ProcessEnv; // boundary: the configure step checks every value that it writes
}

const values = readValues();

/** What a deployment decides; defaults and checks are in scripts/environment.mjs. */
export const env = Object.freeze({
  integrations: values.NEXT_PUBLIC_INTEGRATIONS,
  providerHost: values.NEXT_PUBLIC_PROVIDER_HOST,
  /** Where uploads go and pictures come from; the content security policy allows no other host. */
  filesHost: values.NEXT_PUBLIC_FILES_HOST,
  guestToken: values.NEXT_PUBLIC_GUEST_TOKEN,
  siteUrl: values.NEXT_PUBLIC_SITE_URL,
  companySiteUrl: values.NEXT_PUBLIC_COMPANY_SITE_URL,
  helpCentreUrl: values.NEXT_PUBLIC_HELP_CENTRE_URL,
  /** An address of its own, or a path at the provider. */
  statisticsUrl: values.NEXT_PUBLIC_STATISTICS_URL,
  /** All empty where the map draws its own ground. */
  map: Object.freeze({
    tileUrl: values.NEXT_PUBLIC_MAP_TILE_URL,
    attribution: values.NEXT_PUBLIC_MAP_ATTRIBUTION,
    maxZoom: values.NEXT_PUBLIC_MAP_MAX_ZOOM,
  }),
  oauth: Object.freeze({
    kakao: Object.freeze({
      clientId: values.NEXT_PUBLIC_KAKAO_CLIENT_ID,
      authorizeUrl: values.NEXT_PUBLIC_KAKAO_AUTHORIZE_URL,
    }),
    naver: Object.freeze({
      clientId: values.NEXT_PUBLIC_NAVER_CLIENT_ID,
      authorizeUrl: values.NEXT_PUBLIC_NAVER_AUTHORIZE_URL,
    }),
    google: Object.freeze({
      clientId: values.NEXT_PUBLIC_GOOGLE_CLIENT_ID,
      authorizeUrl: values.NEXT_PUBLIC_GOOGLE_AUTHORIZE_URL,
    }),
  }),
  toss: Object.freeze({
    clientKey: values.NEXT_PUBLIC_TOSS_CLIENT_KEY,
    /** Of the stand-in for the vendor's script; '' takes the vendor's own. */
    sdkUrl: values.NEXT_PUBLIC_TOSS_SDK_URL,
  }),
  firebase: Object.freeze({
    apiKey: values.NEXT_PUBLIC_FIREBASE_API_KEY,
    projectId: values.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    appId: values.NEXT_PUBLIC_FIREBASE_APP_ID,
    messagingSenderId: values.NEXT_PUBLIC_FIREBASE_SENDER_ID,
    vapidKey: values.NEXT_PUBLIC_FIREBASE_VAPID_KEY,
  }),
  telemetry: Object.freeze({
    /** Where errors and web vitals are sent to; '' sends none. */
    url: values.NEXT_PUBLIC_TELEMETRY_URL,
    /** Visits of a hundred whose web vitals are sent. */
    share: values.NEXT_PUBLIC_TELEMETRY_SHARE || '10',
  }),
});

/** The vendors that this deployment has a contract with. What is not offered has no button and no section. */
export const IS_OFFERED = Object.freeze({
  kakao: env.oauth.kakao.clientId !== '',
  naver: env.oauth.naver.clientId !== '',
  google: env.oauth.google.clientId !== '',
  brandPay: env.toss.clientKey !== '',
  push: env.firebase.vapidKey !== '',
});
