/** `서울특별시청` and `경기도청` are buildings, `서울시립대로` is a road. */
const PROVINCE_END = '(?=[\\s,]|[가-힣]{1,4}[시군구])';
const PROVINCES = (
  [
    ['서울특별시|서울시', '서울'],
    ['부산광역시|부산시', '부산'],
    ['대구광역시|대구시', '대구'],
    ['인천광역시|인천시', '인천'],
    ['광주광역시', '광주'],
    ['대전광역시|대전시', '대전'],
    ['울산광역시|울산시', '울산'],
    ['세종특별자치시|세종시', '세종'],
    ['경기도', '경기'],
    ['강원특별자치도|강원도', '강원'],
    ['충청북도', '충북'],
    ['충청남도', '충남'],
    ['전북특별자치도|전라북도', '전북'],
    ['전라남도', '전남'],
    ['경상북도', '경북'],
    ['경상남도', '경남'],
    ['제주특별자치도|제주도', '제주'],
  ] as const
).map(([long, short]) => [new RegExp(`^(?:${long})${PROVINCE_END}`), short] as const);

/** A number directly after a road name; in 태평로1가 the number is part of the area name, in 판교역로166번길 of the road name. */
const ROAD = /^(.*?(?:로|길)\s*(?:\d+\s*번?길\s*)?(?:지하\s*)?\d+(?:-\d+)?)(?![\d-])(?!가(?:\s|$)|[가-힣]*길)(.*)$/;
const LOT = /^(.*?(?:동|리|가|읍|면)\s+(?:산\s*)?\d+(?:-\d+)?)(?:번지)?(?!\s*[동호층])(.*)$/;
const POST_CODE = /^[[(]?\d{5}[\])]?[\s,]+/;

/** The text for the address search, and the text after it: floor, room, company. */
export type AddressText = { search: string; detail: string };

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * `(04524) 서울특별시 중구 세종대로 110, 3층` → `서울 중구 세종대로 110` and `3층`. `number`: of the house or lot, `110`;
 * null without one.
 */
export function splitAddress(cell: string): AddressText & { number: string | null } {
  const line = tidy(cell.normalize('NFKC').replace(/[\r\n]+/g, ' ')).replace(POST_CODE, '');
  const short = PROVINCES.reduce((text, [long, word]) => text.replace(long, word), line);
  const parts = ROAD.exec(short) ?? LOT.exec(short);
  if (!parts) return { search: short, detail: '', number: null };
  const [, search = '', rest = ''] = parts;
  return {
    search: tidy(search),
    detail: tidy(rest.replace(/^[\s,]+/, '').replace(/^\([^)]*\)[\s,]*/, '')),
    number: /[\d-]+$/.exec(search)?.[0] ?? null,
  };
}
