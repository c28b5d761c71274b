import 'i18next';
import type account from '../../../locales/ko/account.json';
import type accountErrors from '../../../locales/ko/accountErrors.json';
import type bestOrder from '../../../locales/ko/bestOrder.json';
import type brandpay from '../../../locales/ko/brandpay.json';
import type common from '../../../locales/ko/common.json';
import type composer from '../../../locales/ko/composer.json';
import type coupon from '../../../locales/ko/coupon.json';
import type dashboard from '../../../locales/ko/dashboard.json';
import type detail from '../../../locales/ko/detail.json';
import type errors from '../../../locales/ko/errors.json';
import type landing from '../../../locales/ko/landing.json';
import type ledger from '../../../locales/ko/ledger.json';
import type lost from '../../../locales/ko/lost.json';
import type order from '../../../locales/ko/order.json';
import type orderErrors from '../../../locales/ko/orderErrors.json';
import type orderExport from '../../../locales/ko/orderExport.json';
import type orders from '../../../locales/ko/orders.json';
import type payment from '../../../locales/ko/payment.json';
import type map from '../../../locales/ko/map.json';
import type photos from '../../../locales/ko/photos.json';
import type phrases from '../../../locales/ko/phrases.json';
import type profile from '../../../locales/ko/profile.json';
import type recovery from '../../../locales/ko/recovery.json';
import type share from '../../../locales/ko/share.json';
import type sheets from '../../../locales/ko/sheets.json';
import type signup from '../../../locales/ko/signup.json';
import type publicOrder from '../../../locales/ko/public.json';
import type tracking from '../../../locales/ko/tracking.json';
import type withdraw from '../../../locales/ko/withdraw.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accountErrors: typeof accountErrors;
      bestOrder: typeof bestOrder;
      brandpay: typeof brandpay;
      common: typeof common;
      composer: typeof composer;
      coupon: typeof coupon;
      dashboard: typeof dashboard;
      detail: typeof detail;
      errors: typeof errors;
      landing: typeof landing;
      ledger: typeof ledger;
      lost: typeof lost;
      order: typeof order;
      orderErrors: typeof orderErrors;
      orderExport: typeof orderExport;
      orders: typeof orders;
      payment: typeof payment;
      map: typeof map;
      photos: typeof photos;
      phrases: typeof phrases;
      profile: typeof profile;
      public: typeof publicOrder;
      recovery: typeof recovery;
      share: typeof share;
      sheets: typeof sheets;
      signup: typeof signup;
      tracking: typeof tracking;
      withdraw: typeof withdraw;
    };
  }
}
