declare namespace NodeJS {
  /** Of scripts/environment.mjs, which also checks them. */
  interface ProcessEnv {
    readonly NEXT_PUBLIC_INTEGRATIONS: 'sandbox' | 'live';
    readonly NEXT_PUBLIC_PROVIDER_HOST: string;
    readonly NEXT_PUBLIC_PROVIDER_DIALECT: string;
    readonly NEXT_PUBLIC_USER_API: string;
    readonly NEXT_PUBLIC_ORDER_API: string;
    readonly NEXT_PUBLIC_DRIVER_API: string;
    readonly NEXT_PUBLIC_COMMON_API: string;
    readonly NEXT_PUBLIC_NOTIFICATION_API: string;
    readonly NEXT_PUBLIC_FILES_HOST: string;
    readonly NEXT_PUBLIC_GUEST_TOKEN: string;
    readonly NEXT_PUBLIC_SITE_URL: string;
    readonly NEXT_PUBLIC_COMPANY_SITE_URL: string;
    readonly NEXT_PUBLIC_HELP_CENTRE_URL: string;
    readonly NEXT_PUBLIC_STATISTICS_URL: string;
    readonly NEXT_PUBLIC_VEHICLE_PRICES: 'all' | 'chosen';
    readonly NEXT_PUBLIC_MAP_FILE: string;
    readonly NEXT_PUBLIC_MAP_TILE_URL: string;
    readonly NEXT_PUBLIC_MAP_ATTRIBUTION: string;
    readonly NEXT_PUBLIC_MAP_MAX_ZOOM: string;
    readonly NEXT_PUBLIC_ADDRESS_SOURCE: '' | 'provider' | 'kakao' | 'juso' | 'postcode';
    readonly NEXT_PUBLIC_KAKAO_MAP_KEY: string;
    readonly NEXT_PUBLIC_KAKAO_MAP_SDK_URL: string;
    readonly NEXT_PUBLIC_JUSO_KEY: string;
    readonly NEXT_PUBLIC_JUSO_COORDINATE_KEY: string;
    readonly NEXT_PUBLIC_JUSO_URL: string;
    readonly NEXT_PUBLIC_POSTCODE_URL: string;
    readonly NEXT_PUBLIC_KAKAO_CLIENT_ID: string;
    readonly NEXT_PUBLIC_KAKAO_AUTHORIZE_URL: string;
    readonly NEXT_PUBLIC_KAKAO_SHARE_KEY: string;
    readonly NEXT_PUBLIC_KAKAO_SHARE_SDK_URL: string;
    readonly NEXT_PUBLIC_NAVER_CLIENT_ID: string;
    readonly NEXT_PUBLIC_NAVER_AUTHORIZE_URL: string;
    readonly NEXT_PUBLIC_GOOGLE_CLIENT_ID: string;
    readonly NEXT_PUBLIC_GOOGLE_AUTHORIZE_URL: string;
    readonly NEXT_PUBLIC_TOSS_CLIENT_KEY: string;
    readonly NEXT_PUBLIC_TOSS_SDK_URL: string;
    readonly NEXT_PUBLIC_FIREBASE_API_KEY: string;
    readonly NEXT_PUBLIC_FIREBASE_PROJECT_ID: string;
    readonly NEXT_PUBLIC_FIREBASE_APP_ID: string;
    readonly NEXT_PUBLIC_FIREBASE_SENDER_ID: string;
    readonly NEXT_PUBLIC_FIREBASE_VAPID_KEY: string;
    readonly NEXT_PUBLIC_TELEMETRY_URL: string;
    readonly NEXT_PUBLIC_TELEMETRY_SHARE: string;
  }
}
