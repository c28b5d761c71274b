/**
 * The settings of a deployment. Each name is written out because Next replaces every `process.env.NAME` at build time.
 * Defaults and checks are in scripts/environment.mjs.
 */
export const env = Object.freeze({
  integrations: process.env.NEXT_PUBLIC_INTEGRATIONS,
  providerHost: process.env.NEXT_PUBLIC_PROVIDER_HOST,
  /** For each group of the provider: an absolute address, or a path at the provider. */
  api: Object.freeze({
    user: process.env.NEXT_PUBLIC_USER_API,
    order: process.env.NEXT_PUBLIC_ORDER_API,
    driver: process.env.NEXT_PUBLIC_DRIVER_API,
    common: process.env.NEXT_PUBLIC_COMMON_API,
    notification: process.env.NEXT_PUBLIC_NOTIFICATION_API,
  }),
  /** Host of uploads and pictures; the content security policy allows no other. */
  filesHost: process.env.NEXT_PUBLIC_FILES_HOST,
  guestToken: process.env.NEXT_PUBLIC_GUEST_TOKEN,
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
  companySiteUrl: process.env.NEXT_PUBLIC_COMPANY_SITE_URL,
  helpCentreUrl: process.env.NEXT_PUBLIC_HELP_CENTRE_URL,
  /** An absolute address, or a path at the provider. */
  statisticsUrl: process.env.NEXT_PUBLIC_STATISTICS_URL,
  /** All empty if the map draws its own background. */
  map: Object.freeze({
    tileUrl: process.env.NEXT_PUBLIC_MAP_TILE_URL,
    attribution: process.env.NEXT_PUBLIC_MAP_ATTRIBUTION,
    maxZoom: process.env.NEXT_PUBLIC_MAP_MAX_ZOOM,
  }),
  oauth: Object.freeze({
    kakao: Object.freeze({
      clientId: process.env.NEXT_PUBLIC_KAKAO_CLIENT_ID,
      authorizeUrl: process.env.NEXT_PUBLIC_KAKAO_AUTHORIZE_URL,
    }),
    naver: Object.freeze({
      clientId: process.env.NEXT_PUBLIC_NAVER_CLIENT_ID,
      authorizeUrl: process.env.NEXT_PUBLIC_NAVER_AUTHORIZE_URL,
    }),
    google: Object.freeze({
      clientId: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID,
      authorizeUrl: process.env.NEXT_PUBLIC_GOOGLE_AUTHORIZE_URL,
    }),
  }),
  toss: Object.freeze({
    clientKey: process.env.NEXT_PUBLIC_TOSS_CLIENT_KEY,
    /** Address of the sandbox's replacement for the vendor's script; '' loads the vendor's script. */
    sdkUrl: process.env.NEXT_PUBLIC_TOSS_SDK_URL,
  }),
  firebase: Object.freeze({
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
    messagingSenderId: process.env.NEXT_PUBLIC_FIREBASE_SENDER_ID,
    vapidKey: process.env.NEXT_PUBLIC_FIREBASE_VAPID_KEY,
  }),
  telemetry: Object.freeze({
    /** Receives errors and web vitals; '' sends none. */
    url: process.env.NEXT_PUBLIC_TELEMETRY_URL,
    /** Percent of the visits whose web vitals are sent. */
    share: process.env.NEXT_PUBLIC_TELEMETRY_SHARE || '10',
  }),
});
