import brand from '@/generated/brand.json';
import type { Locale } from './locales';

/** What a company may have to show; null where the brand leaves it out. */
type SiteDetails = {
  mailOrderNumber: string | null;
  email: string | null;
  hostingProvider: string | null;
  /** Of the freight brokerage (화물자동차 운송주선사업). */
  freightPermitNumber: string | null;
  /** Where anyone can check the business number (사업자정보확인). */
  businessCheckUrl: string | null;
  /** That the company only brings the parties together (통신판매중개자). */
  intermediaryNotice: string | null;
};

type Site = {
  /** The head of every page shows the symbol with the name, or the logo file. */
  header: string;
  /** The end of the name that is shown in the brand's colour; may be empty. */
  nameAccent: string;
  businessNumber: string;
  customerCentrePhone: string;
  /** `proportion`: width by height. */
  logo: { src: string; darkSrc: string | null; proportion: number };
  details: Readonly<Record<Locale, SiteDetails>>;
};

/** From the brand folder; its name, hours and addresses are texts of the namespace `site`. */
export const SITE: Site = brand;

export const ICON = '/brand/icon.png';
/** Says how the site opens from a home screen. */
export const webAppManifest = (locale: Locale) => `/brand/app-${locale}.json`;
export const NOTIFICATION_ICON = '/brand/notification.png';
export const SHARE_PICTURE = { path: '/brand/share.png', width: 1200, height: 630 } as const;
