/** ID of the JSON element with the values in each page; `npm run configure` fills it. */
export const ENVIRONMENT_ID = 'environment';

/** In the browser from the page, so that one build serves many deployments; elsewhere from the process. */
function readValues(): NodeJS.ProcessEnv {
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'test') return process.env;
  const text = document.getElementById(ENVIRONMENT_ID)?.textContent ?? '{}';
  return JSON.parse(text) as NodeJS.ProcessEnv; // boundary: the configure step checks every value that it writes
}

/** The configure step leaves empty values out of the pages. */
const values = new Proxy(readValues(), { get: (given, name: string) => given[name] ?? '' });

/** The settings of a deployment. Defaults and checks are in scripts/environment.mjs. */
export const env = Object.freeze({
  integrations: values.NEXT_PUBLIC_INTEGRATIONS,
  providerHost: values.NEXT_PUBLIC_PROVIDER_HOST,
  /** How the provider's answers differ from the contract: words of `DIALECT_WORDS` in src/api/client/dialect. */
  providerDialect: values.NEXT_PUBLIC_PROVIDER_DIALECT,
  /** For each group of the provider: an absolute address, or a path at the provider. */
  api: Object.freeze({
    user: values.NEXT_PUBLIC_USER_API,
    order: values.NEXT_PUBLIC_ORDER_API,
    driver: values.NEXT_PUBLIC_DRIVER_API,
    common: values.NEXT_PUBLIC_COMMON_API,
    notification: values.NEXT_PUBLIC_NOTIFICATION_API,
  }),
  /** Host of uploads and pictures; the content security policy allows no other. */
  filesHost: values.NEXT_PUBLIC_FILES_HOST,
  guestToken: values.NEXT_PUBLIC_GUEST_TOKEN,
  siteUrl: values.NEXT_PUBLIC_SITE_URL,
  companySiteUrl: values.NEXT_PUBLIC_COMPANY_SITE_URL,
  helpCentreUrl: values.NEXT_PUBLIC_HELP_CENTRE_URL,
  /** `all`: each vehicle shows its price for the route. `chosen`: only on demand, for providers that count estimates. */
  vehiclePrices: values.NEXT_PUBLIC_VEHICLE_PRICES,
  /** An absolute address, or a path at the provider. */
  statisticsUrl: values.NEXT_PUBLIC_STATISTICS_URL,
  /** All empty if the map is Kakao's, or draws its own background. */
  map: Object.freeze({
    /** A path of this site; '' without a street map of our own. */
    file: values.NEXT_PUBLIC_MAP_FILE,
    tileUrl: values.NEXT_PUBLIC_MAP_TILE_URL,
    attribution: values.NEXT_PUBLIC_MAP_ATTRIBUTION,
    maxZoom: values.NEXT_PUBLIC_MAP_MAX_ZOOM,
  }),
  address: Object.freeze({
    /** '' is the provider's own search. */
    source: values.NEXT_PUBLIC_ADDRESS_SOURCE || 'provider',
    jusoKey: values.NEXT_PUBLIC_JUSO_KEY,
    /** '' leaves the coordinates to the provider. */
    jusoCoordinateKey: values.NEXT_PUBLIC_JUSO_COORDINATE_KEY,
    /** Origin of a relay; '' is the vendor. */
    jusoUrl: values.NEXT_PUBLIC_JUSO_URL,
    /** Address of a replacement for the vendor's script; '' loads the vendor's script. */
    postcodeUrl: values.NEXT_PUBLIC_POSTCODE_URL,
  }),
  /** The vendor's SDK, which has the map and the address search. */
  kakao: Object.freeze({
    mapKey: values.NEXT_PUBLIC_KAKAO_MAP_KEY,
    /** Address of a replacement for the vendor's script; '' loads the vendor's script. */
    sdkUrl: values.NEXT_PUBLIC_KAKAO_MAP_SDK_URL,
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
  kakaoShare: Object.freeze({
    key: values.NEXT_PUBLIC_KAKAO_SHARE_KEY,
    /** Address of a replacement for the vendor's script; '' loads the vendor's script. */
    sdkUrl: values.NEXT_PUBLIC_KAKAO_SHARE_SDK_URL,
  }),
  toss: Object.freeze({
    clientKey: values.NEXT_PUBLIC_TOSS_CLIENT_KEY,
    /** Address of the sandbox's replacement for the vendor's script; '' loads the vendor's script. */
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
    /** Receives errors and web vitals; '' sends none. */
    url: values.NEXT_PUBLIC_TELEMETRY_URL,
    /** Percent of the visits whose web vitals are sent. */
    share: values.NEXT_PUBLIC_TELEMETRY_SHARE || '10',
  }),
});

/** The vendors that this deployment has configured. The others have no button and no section. */
export const IS_OFFERED = Object.freeze({
  kakao: env.oauth.kakao.clientId !== '',
  naver: env.oauth.naver.clientId !== '',
  google: env.oauth.google.clientId !== '',
  brandPay: env.toss.clientKey !== '',
  push: env.firebase.vapidKey !== '',
});
