// Finds a Korean address in running text by the rules of road and lot addresses.

export type FoundAddress = {
  /** In the short form that address searches know: `서울 중구 세종대로 110`. */
  address: string;
  /** Whether it names a road or lot with its number. */
  isWhole: boolean;
  before: string;
  /** The text behind it, without the district in brackets. */
  after: string;
};

const PROVINCES: readonly (readonly [short: string, long: string])[] = [
  ['서울', '서울특별시|서울시|서울'],
  ['부산', '부산광역시|부산시|부산'],
  ['대구', '대구광역시|대구시|대구'],
  ['인천', '인천광역시|인천시|인천'],
  ['광주', '광주광역시|광주'],
  ['대전', '대전광역시|대전시|대전'],
  ['울산', '울산광역시|울산시|울산'],
  ['세종', '세종특별자치시|세종시|세종'],
  ['경기', '경기도|경기'],
  ['강원', '강원특별자치도|강원도|강원'],
  ['충북', '충청북도|충북'],
  ['충남', '충청남도|충남'],
  ['전북', '전북특별자치도|전라북도|전북'],
  ['전남', '전라남도|전남'],
  ['경북', '경상북도|경북'],
  ['경남', '경상남도|경남'],
  ['제주', '제주특별자치도|제주도|제주'],
];
export const isProvince = (word: string) => PROVINCES.some(([, long]) => long.split('|').includes(word));

const PROVINCE = PROVINCES.map(([, long]) => long).join('|');

/** Written without spaces, such as `서울시강남구테헤란로152`. */
const GLUED_REGION = `(?:${PROVINCE})(?:[가-힣]{1,4}?[시군구]){1,2}(?=[가-힣])`;
const SPACED_REGION = `(?:(?:${PROVINCE})(?:\\s*,?\\s*|\\s+[가-힣]{2,3}\\s+(?=[가-힣]+로\\s?\\d)))?(?:[가-힣]{1,6}[시군구](?:\\s+|(?=[가-힣]{1,4}구\\s))){0,3}(?:[가-힣\\d]{1,6}[읍면]\\s+)?(?:[가-힣]{1,5}\\d?동\\s+(?=[가-힣\\d]+[로길]))?`;
const REGION = `${GLUED_REGION}|${SPACED_REGION}`;
const NUMBER = `(?:지하\\s?)?\\d{1,5}(?:\\s?-\\s?\\d{1,4})?(?:번지)?(?![\\d층호동F가]|\\s?(?:층|번\\s?출구|호선|번길))`;
const ROAD = `(?:[가-힣A-Za-z\\d.·]{1,14}?(?:대로|로|길))(?:\\s?\\d{1,4}(?:[가-하])?(?:번)?(?:안)?길)?(?:\\s?[가-하]길)?`;
const LOT_NUMBER = `(?:산\\s?)?\\d{1,5}(?:\\s?-\\s?\\d{1,4})?(?:번지)?(?![\\d층호동F]|\\s?(?:층|번\\s?출구|동\\s?\\d|단지|호(?:\\s|$)))`;
const LOT = `[가-힣]{1,6}\\d{0,2}(?:동\\d?가?|리|가|로\\s?\\d가)(?:\\s[가-힣]{1,5}리)?`;

const ROAD_ADDRESS = new RegExp(`(?<![가-힣A-Za-z\\d])(${REGION})(${ROAD})\\s*,?\\s*(${NUMBER})`);
const LOT_ADDRESS = new RegExp(`(?<![가-힣A-Za-z\\d])(${REGION})(${LOT})\\s+(${LOT_NUMBER})`);
/** With a province or a district, a road or a quarter counts even without its number. */
const REGION_ONLY = new RegExp(
  `(?<![가-힣A-Za-z\\d])((?:(?:${PROVINCE})\\s*,?\\s*)(?:[가-힣]{1,6}[시군구]\\s+){1,2}|(?:[가-힣]{1,6}[시군구]\\s+){1,2})([가-힣A-Za-z\\d.·]{1,14}(?:대로|로|길|동|리|읍|면|가)(?=\\s|$|,))`,
);

const shortProvince = (text: string) => {
  for (const [short, long] of PROVINCES) {
    const found = new RegExp(`^(?:${long})(?=[\\s,]|[가-힣]{1,5}[시군구]|[가-힣\\d]+[로길])\\s*,?\\s*`).exec(text);
    if (found) return `${short} ${text.slice(found[0].length)}`;
  }
  return text;
};

const ZIP_BEFORE =
  /(?:대한민국|한국|South Korea|Korea)?\s*,?\s*[([<]?\s*(?:우편\s?번호\s*[:：]?|우)?\s*[)\]]?\s*[([]?\s*(?:\d{5}|\d{3}-\d{3})\s*[)\]>]?\s*,?\s*$|(?:대한민국|한국|South Korea|Korea)\s*,?\s*$/;
const ZIP_AFTER =
  /^\s*,?\s*(?:[([]\s*(?:우편\s?번호\s*[:：]?|우)?\s*[)\]]?\s*\d{5}\s*[)\]]|(?:우편\s?번호|우\))\s*[:：]?\s*\d{5}|\d{5}(?=\s|$|,|\n))/;
const ZIP_END =
  /\s*,?\s*(?:[([]\s*(?:우편\s?번호\s*[:：]?|우\)?)?\s*\d{5}\s*[)\]]|(?:우편\s?번호|우\))\s*[:：]?\s*\d{5}|(?<=\s)\d{5}(?=\s*$))/;

/** `(역삼동)` and `(역삼동, 강남파이낸스센터)`: the quarter says nothing new, the building stays. */
function withoutQuarter(text: string): string {
  return text.replace(/\(([^()]*)\)/g, (whole, inside: string) => {
    const parts = inside.split(/\s*,\s*/).flatMap((part) => {
      const quarter = /^[가-힣]{1,6}\d{0,2}(?:동\d?가?|리|가|로\d가|읍|면)(?:\s+|$)/.exec(part);
      return [
        quarter
          ? part
              .slice(quarter[0].length)
              .replace(/^산?\d+(?:-\d+)?$/, '')
              .trim()
          : part.trim(),
      ];
    });
    const kept = parts.filter((part) => part !== '').join(' ');
    if (kept === inside.trim()) return whole;
    return kept === '' ? ' ' : ` ${kept} `;
  });
}

export function findAddress(text: string): FoundAddress | null {
  const [road, lot] = [ROAD_ADDRESS.exec(text), LOT_ADDRESS.exec(text)];
  const first = [road, lot].filter((found) => found !== null).toSorted((one, other) => one.index - other.index)[0];
  const found = first ?? REGION_ONLY.exec(text);
  if (!found) return null;
  const [whole, region = '', street = '', number = ''] = found;
  const tidyRegion = region.replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
  const tidyNumber = number
    .replace(/\s?-\s?/, '-')
    .replace(/번지$/, '')
    .replace(/지하\s?/, '지하 ')
    .replace(/산\s/, '산');
  const address = shortProvince(
    [tidyRegion, street.replace(/(로|길)\s(?=\d)/, '$1').trim(), tidyNumber].filter(Boolean).join(' '),
  );
  const behind = text.slice(found.index + whole.length);
  return {
    address: address
      .replace(/([가-힣]+시)([가-힣]+구)(?=\s)/, '$1 $2')
      .replace(/\s+/g, ' ')
      .trim(),
    isWhole: first !== undefined,
    before: text.slice(0, found.index).replace(ZIP_BEFORE, ''),
    after: withoutQuarter(behind.replace(ZIP_AFTER, '').replace(ZIP_END, ' ')).replace(/^\s*번지/, ''),
  };
}
