// Names of people in running text.
import { isProvince } from './address-text';

const SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음빈동온호범좌팽승간상시갈단';
const TITLE =
  '사무관|서기관|약사|의사|회계사|세무사|팀원|국장|기자|대리|과장|차장|부장|팀장|실장|대표이사|대표|사장|이사|상무|전무|본부장|센터장|지점장|점장|매니저|원장|교수|선생|주임|사원|담당자|담당|소장|반장|계장|조장|기사|간호사|박사|변호사|회장|부사장|책임|선임|수석|연구원|조교|총무|실무관|주무관|PM|디자이너|작가|감독|목사|이모|삼촌';
const HONORIFIC = '고객님|고객|선생님|사장님|님|씨|귀하|귀중|앞|어머니|아버지';
/** Ends of buildings, shops and companies. */
const PLACE_END =
  /(?:층|역|점|궁|청|빌딩|타워|센터|아파트|마트|로비|상가|빌라|오피스텔|모텔|학교|대학|병원|약국|카페|식당|공장|창고|물류|은행|교회|성당|호텔|앞|옆|뒤|정문|후문|단지|맨션|하우스|캐슬|파크|힐스|자이|주택|마을|출구|공원|시장|회사|상사|전자|산업|건설|기업|유통|무역|플라자|몰|데스크|매장|게이트|터미널|공항|박물관|도서관|회관|신관|본관|별관|동관|서관|연구소|사무실|사무소|연구실|회의실|강의실|행정실|교무실|[팀과부홀]|학원|의원|치과)$/;
/** Ends of places that are ends of names too. */
const NOT_A_NAME = /(?:동|관|실|군|읍|면|집|방|사|당|소|장|텔)$/;
const TWO = `[${SURNAMES}][가-힣]{1,2}`;
export const FULL_NAME = new RegExp(
  `^(?:(?:${TWO}|남궁[가-힣]{1,2}|황보[가-힣]{1,2}|선우[가-힣]{1,2}|제갈[가-힣]{1,2}|독고[가-힣]{1,2}|사공[가-힣]{1,2}|서문[가-힣]{1,2})|[A-Z][a-z]+(?:\\s[A-Z][a-z.]+){1,2}|[A-Z]{2,}(?:\\s[A-Z]{2,}){1,2})$`,
);
const TITLED = new RegExp(`^([가-힣]{1,4}?|[A-Z][A-Za-z ]{1,20}?)\\s?(${TITLE})?\\s?(${HONORIFIC})?$`);

/** The name without 님 and the like, with the title at work; null if the text is no name. `isSure`: nothing else fits. */
export function readName(text: string): { name: string; isSure: boolean } | null {
  const words = text
    .replace(/^[\s\-–:,./|(]+|[\s\-–:,./|)]+$/g, '')
    .replace(/(?:입니다|이에요|예요|이고요|드림|올림|배상)[.!~]*$/, '')
    .replace(/\s*\(?(?:본인|대리\s?수령)\)?$/, '')
    .trim();
  if (words === '' || words.length > 24 || /\d/.test(words) || isProvince(words)) return null;
  const bare = words.replace(new RegExp(`\\s?(?:${HONORIFIC})$`), '').trim();
  const isAddressed = bare !== words;
  if (FULL_NAME.test(bare)) {
    const isDoubtful = NOT_A_NAME.test(bare);
    if ((isAddressed && !PLACE_END.test(bare)) || (!PLACE_END.test(bare) && (!isDoubtful || bare.length === 3)))
      return { name: bare, isSure: isAddressed || /^[A-Z]/.test(bare) || (!isDoubtful && bare.length === 3) };
  }
  const [, person = '', title, honorific] = TITLED.exec(words) ?? [];
  if (person !== '' && title && !PLACE_END.test(person)) {
    const isPerson = FULL_NAME.test(person) || new RegExp(`^[${SURNAMES}]$`).test(person);
    if (isPerson || (honorific && !NOT_A_NAME.test(person)))
      return {
        name: `${person}${words.includes(`${person} `) ? ' ' : ''}${title}${honorific === '님' && person.length === 1 ? '님' : ''}`,
        isSure: isPerson,
      };
  }
  return person !== '' && honorific && /^[가-힣]{2,4}$/.test(person) && !PLACE_END.test(person)
    ? { name: person, isSure: true }
    : null;
}

/** A person at the end of a phrase such as `영업2팀 김하늘 대리`; the words before it stay. */
export function nameAtEnd(text: string): { before: string; name: string; isSure: boolean } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const found = readName(words.slice(-count).join(' '));
    if (found) return { before: words.slice(0, -count).join(' '), ...found };
  }
  return null;
}

export function nameAtStart(text: string): { after: string; name: string; isSure: boolean } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const found = readName(words.slice(0, count).join(' '));
    if (found) return { after: words.slice(count).join(' '), ...found };
  }
  return null;
}

/** `3층 서지수 교수님 연구실`: a person with a title in the middle. */
export function titledInside(text: string): { before: string; name: string; isSure: boolean } | null {
  const found = new RegExp(`(?:^|\\s)(${TWO})\\s?(${TITLE})?님?(?=\\s|$)`, 'g');
  for (const [whole, person = '', title] of text.matchAll(found)) {
    const isTitled = title !== undefined || whole.endsWith('님');
    if (isTitled && !PLACE_END.test(person))
      return { before: text.replace(whole, ''), name: [person, title].filter(Boolean).join(' '), isSure: true };
  }
  return null;
}

/** `박서준님께 보내 주세요`: the person, and what follows. */
export const ADDRESSEE = new RegExp(
  `^(${TWO})\\s?(?:님|씨)(?:께|에게|한테|앞으로)\\s*(?:(?:보내|전달|전해|배송)(?:해)?\\s?(?:주세요|주시면 됩니다|주십시오|드려요)[.!~]*)?\\s*(.*)$`,
);
