/** The product's name and the company behind it, once. A deployment replaces this file. */
export const SITE = {
  name: { ko: '배송ON', en: 'DeliverON' },
  company: { ko: '주식회사 배송온', en: 'DeliverON Inc.' },
  ceo: { ko: '김도윤', en: 'Doyun Kim' },
  address: {
    ko: '서울특별시 강남구 테헤란로 000, 7층',
    en: '7F, 000 Teheran-ro, Gangnam-gu, Seoul, Republic of Korea',
  },
  businessNumber: '000-00-00000',
  mailOrderNumber: { ko: '2026-서울강남-00000', en: '2026-Seoul Gangnam-00000' },
  customerCentrePhone: '1588-0000',
} as const;

/** For previews of links, which show no SVG; the same drawing is beside it as logo.svg. Its size is the spec's (§9). */
export const LOGO_IMAGE = { path: '/images/logo.png', width: 2161, height: 861 } as const;
