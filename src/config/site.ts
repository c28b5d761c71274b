/** The product's name and the company's details. A deployment replaces this file. */
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

/** For link previews, which show no SVG; logo.svg beside it is the same drawing. Its size is given in spec §9. */
export const LOGO_IMAGE = { path: '/images/logo.png', width: 2161, height: 861 } as const;
