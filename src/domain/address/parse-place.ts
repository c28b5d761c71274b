// Takes a pasted block of Korean text apart: address, detail, name, phones, note. Rules only, no lists of places.
import { keysOf } from '../keys-of';
import type { DraftAddress } from '../order/draft';
import { formatPhone, isPhone } from '../text/phone';
import { findAddress, isProvince } from './address-text';

export type PlaceField = 'address' | 'addressDetail' | 'contactName' | 'phones' | 'note';

export type ParsedPlace = {
  /** What to search for; '' if the text has no address. */
  address: string;
  addressDetail: string;
  contactName: string;
  /** In display form. */
  phones: string[];
  note: string;
  doorCode: string;
  /** Guessed parts, which the customer must confirm. */
  unsure: PlaceField[];
};

const MAX_TEXT = 2_000;

/** Invisible characters and emoji end a part of the text, because people set them between parts. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/㈜/g, '(주)')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u3000]/g, ' ')
    .replace(/\t/g, '\n')
    // Longer runs say no more, and would make the patterns below try for minutes.
    .replace(/[^\S\n]{4,}/g, '   ')
    .replace(/^[ ]*\*+(?=\s)/gm, '')
    .replace(/(?:\p{Extended_Pictographic}|[\ufe0f\u200d\u20e3]|[\u{1f3fb}-\u{1f3ff}])+/gu, '\n')
    .replace(/[★☆●○◎■□▶▷◆◇►※✔✓♥♡▪•·]+(?=\s|[가-힣A-Z[(]|$)/gm, (signs, at: number, whole: string) =>
      /[가-힣\d]/.test(whole[at - 1] ?? '') && /\S/.test(whole[at + signs.length] ?? '') ? signs : '\n',
    );

const URL =
  /(?:https?:\/\/|www\.)\S+|\b(?:naver\.me|kko\.to|kko\.kakao\.com|map\.(?:kakao|naver)\.com|maps\.app\.goo\.gl|goo\.gl|tmap\.life)\/\S+/gi;
const CHAT_HEAD = /^\[[^\]\n]{1,20}\]\s*\[(?:오전|오후)\s*\d{1,2}:\d{2}\]/gm;
const SOURCE =
  /\[[^\]\n]*(?:지도|맵|TMAP|티맵|스토어|페이|발신|안내|알림|쇼핑|택배|통운|우체국|쿠팡|마켓|주문)[^\]\n]*\]/gi;
const CHAT_LOG =
  /^\d{4}[년.]\s*\d{1,2}[월.]\s*\d{1,2}[일.]?\s*(?:[월화수목금토일]요일\s*)?(?:오전|오후)\s*\d{1,2}:\d{2}\s*,?\s*(?:[^:\n]{1,20}\s:)?/gm;

const LABELS = {
  name: '(?:받는\\s?사람|받는\\s?이|받는\\s?분|받으실\\s?분|받으시는\\s?분|보내는\\s?분|보내는\\s?사람|보내시는\\s?분)(?:\\s?(?:이름|성함|성명))?|수령인명?|수령자명?|수취인명?|수취자명?|수하인|수신인|수신자|수신|인수자|발송인|발송자|의뢰인|주문자|주문인|구매자|고객명|고객|이름|성함|성명|담당자명|담당자|담당|받는곳\\s?담당자|name|recipient|to\\.?',
  phone:
    '(?:(?:받는|보내는)\\s?(?:분|사람)\\s?|수령인\\s?|수취인\\s?|담당자\\s?)?(?:연락처|전화번호|전화|휴대폰)\\s?\\d?|연락처\\s?\\d?|전번|폰\\s?번호|폰|번호|전화번호\\s?\\d?|전화\\s?\\d?|휴대폰\\s?번호|휴대\\s?전화|휴대폰|핸드폰\\s?번호|핸드폰|안심번호|안심\\s?전화|비상\\s?연락처|자택|직통|대표번호|대표전화|H\\.?P\\.?|M\\.?P\\.?|T\\.?|Tel\\.?|M\\.?|C\\.?P\\.?|phone|mobile|call',
  address:
    '(?:보내실|받으실|가실|오실)\\s?곳|배달\\s?주소|배송지\\s?주소|배송\\s?주소|배송지|도착지\\s?주소|도착지|출발지\\s?주소|출발지|픽업지|픽업\\s?주소|받는\\s?곳|보내는\\s?곳|수령지|수령\\s?주소|도로명\\s?주소|도로명|신주소|주소지|주소|장소|위치|소재지|address|addr\\.?',
  lot: '지번\\s?주소|지번|구주소',
  detail: '상세\\s?주소|나머지\\s?주소|상세\\s?위치|상세|동\\s?\\/?\\s?호수|호수|층수',
  place: '건물명|건물|상호명|상호|업체명|업체|회사명|회사|부서명|부서|소속',
  note: '배송\\s?메모|배송\\s?메[시세]지|배송\\s?요청\\s?사항|배송\\s?시\\s?요청\\s?사항|배송\\s?요청|배송\\s?참고\\s?사항|요청\\s?사항|요청|전달\\s?사항|전하실\\s?말씀|남기실\\s?말씀|전언|특이\\s?사항|참고\\s?사항|참고|메모|비고|note|memo',
  door: '공동\\s?현관\\s?(?:출입\\s?)?(?:비밀번호|비번|번호)?|공동\\s?출입문\\s?(?:비밀번호|비번|번호)?|현관\\s?(?:비밀번호|비번)|출입\\s?(?:비밀번호|비번|방법|번호)|비밀번호|비번',
  zip: '우편\\s?번호|우편|zip',
  kept: '(?:예약|영업|운영|방문|픽업|도착|희망)?\\s?(?:시간|일시|날짜)|물품|내용물|무게|크기',
  ignored:
    '배송지명|주문\\s?번호|주문\\s?일시|주문\\s?일자|주문일|주문\\s?상품|상품명|상품|품명|품목|물품명|수량|옵션|결제\\s?금액|결제\\s?수단|결제|금액|운임|운송장\\s?번호|운송장|송장\\s?번호|송장|택배사|배송\\s?예정일|도착\\s?예정|이메일|e-?mail|사업자\\s?번호|팩스|fax|홈페이지|쇼핑몰|판매자|가격',
} as const;
type Label = keyof typeof LABELS;
const LABEL_NAMES = keysOf(LABELS);

const ANY_LABEL = LABEL_NAMES.map((name) => LABELS[name]).join('|');
/** `이름: …`, `[이름] …`, `이름) …`, or `이름 …` where only the label can be meant. */
const LABELLED = LABEL_NAMES.map(
  (name) =>
    [
      name,
      new RegExp(`^[\\s\\-–>#.\\d]{0,5}?[\\[(<【「]\\s*(?:${LABELS[name]})\\s*[\\])>】」]\\s*[:：]?\\s*(.*)$`, 'is'),
      new RegExp(
        `^[\\s\\-–>#]{0,4}(?:\\d{1,2}[.)]\\s*)?(?:${LABELS[name]})\\s*(?:\\([^)]{1,12}\\)\\s*)?(?:[:：=>|]|-\\s|\\)\\s)\\s*(.*)$`,
        'is',
      ),
      new RegExp(`^[\\s\\-–>#]{0,4}(?:${LABELS[name]})\\s*()$`, 'i'),
      new RegExp(`^[\\s\\-–>#]{0,4}(?:${LABELS[name]})\\s+(.*)$`, 'is'),
    ] as const,
);
/** Labels that may stand without a colon: longer than one sign, and rarely the start of anything else. */
const BARE: readonly Label[] = ['phone', 'zip', 'lot', 'ignored', 'door', 'address', 'name', 'detail'];
const NEVER_BARE =
  /^(?:t|m|to|고객|담당|장소|위치|요청|상품|물품|내용물|시간|날짜|비번|비밀번호|건물|도로명|받는\s?곳|가격|일시|수량|결제|금액|옵션|크기|무게|상세|예약|판매자|쇼핑몰|품목|공동\s?현관(?=\s+[앞안밖옆]))\s/i;

function labelOf(part: string): { label: Label; text: string } | null {
  for (const [label, bracketed, separated, alone, bare] of LABELLED) {
    const found = bracketed.exec(part) ?? separated.exec(part) ?? alone.exec(part);
    // Means less without its label.
    if (found) return { label, text: label === 'kept' && found[1] !== '' ? part : (found[1] ?? '') };
    if (!BARE.includes(label) || NEVER_BARE.test(part.trim())) continue;
    const said = bare.exec(part);
    if (said) return { label, text: said[1] ?? '' };
  }
  return null;
}

/** `연락처는 …` within a sentence. */
const SAID_LABEL = new RegExp(`(?<=^|\\s)(${LABELS.name}|${LABELS.phone})(?:은|는)\\s+`, 'gim');

/** Several labels on one line. */
const splitLabels = (line: string) => {
  let start = 0;
  return line.replace(
    new RegExp(`(?<=[^\\s가-힣A-Za-z(\\[<【]\\s*|\\s)(?=[\\[(<【]?(?:${ANY_LABEL})\\s*[\\])>】]?\\s*[:：])`, 'gi'),
    (_, at: number) => {
      // `배송 시 요청사항` is one label, not the text `배송 시` before another one.
      const whole = labelOf(line.slice(start));
      const isInside = whole !== null && at < line.length - whole.text.length;
      if (isInside) return '';
      start = at;
      return '\n';
    },
  );
};

const PHONE =
  /(?<![\d#*-])(?:\(?\+?\s?82\)?[\s.)-]*(?:\(0\)[\s.-]*)?)?(?:\(?0?\d{1,3}\)?[\s.)-]{0,3}\d{3,4}[\s.-]{0,3}\d{4}|1[5-8]\d{2}\s?-?\s?\d{4})(?![\d]|-\d)/g;

const PHONE_LABEL = new RegExp(`(?<![가-힣A-Za-z])(?:${LABELS.phone})\\s*[:：.)]?\\s*\\u0001`, 'gi');

/** Takes the phone numbers out and leaves a line end in their place. */
function takePhones(text: string): { phones: string[]; rest: string } {
  const phones: string[] = [];
  const rest = text.replace(PHONE, (found) => {
    const digits = found.replace(/[^\d+]/g, '').replace(/^\+?82(?=\d{8,})/, '+82');
    if (!isPhone(digits)) return found;
    const phone = formatPhone(digits);
    if (!phones.includes(phone)) phones.push(phone);
    return '\u0001';
  });
  return { phones, rest: rest.replace(PHONE_LABEL, '\u0001') };
}

const DOOR_CODE =
  /(?:(\d층)\s*(?=자동문|유리문|대문))?(?:자동문|유리문|대문|공동\s?현관|공동\s?출입문|현관|출입구?|입구|1층)?\s*(?:문\s*)?(?:출입\s*)?(?:비밀\s?번호|비번|번호|코드)?\s*[:：은는]?\s*((?=[\d#*]*[#*])[#*]?\s?\d{2,8}[#*\d]*(?:\s?[#*])?|(?<=(?:비밀\s?번호|비번)\s*[:：은는]?\s*)\d{3,8}|(?<=현관\s*(?:비밀\s?번호|비번|번호)?\s*[:：은는]?\s*)\d{3,8})\s*(?:번)?/;

/** A number of a unit, a floor or a time is no code, and neither is one that begins the words behind the code. */
const LABELLED_CODE = /(?:[#*]?\s?\d[\d#*\s-]{1,12}[#*\d]|[#*]\d+)(?![\d#*]|[층동시분]|호(?!출)|(?<=\s\d{1,2})[가-힣])/;

/** Words that only lead to the code, such as `1층 공동현관 비밀번호는`. */
const BEFORE_CODE =
  /(?:(?<=^|[\s,./|(:])(?:(?:1층|지하)\s*)?(?:(?:공동\s?)?(?:현관문?|출입문|출입구?)|자동문)?\s*(?:비밀\s?번호|비번|번호|코드)?(?:은|는|이|가)?|(?<=^\s*)(?:(?:세대\s?)?호출(?:\s?후)?|종|열쇠))[\s:：(]*$/;
/** Words that only say to enter it, such as `번 누르고 들어오시면 됩니다`. What is forbidden stays. */
const BEHIND_CODE =
  /^(?:[\s,./|)]*(?:번?(?:입니다|이에요|예요|에요|이고요?|이?구요)|번|임|[을를]|으?로|(?:종|벨|열쇠|확인)(?=\s*(?:$|[,./|)]|누르(?!지)|눌러))|(?:누[르른름](?!지)|눌러|입력|입장|(?:세대\s?)?호출|치[고면]|들어[오와가])[^\s,./|)!~]*|[후뒤]에?|다음에?|하(?:시고|고|시면|면|신|세요)|오(?:시면|세요)|[돼되]요|됩니다|됨|주(?:세요|시면|시고|십시오))(?=[\s,./|)!~]|$)(?!\s*(?:때|수\s|필요|전|경우|금지|마[세시라십]|말)))+[.!~]*/;

const NOTE =
  /(?:주세요|주십시오|주시면|주시기|주실|주셔도|바랍니다|바라며|부탁|해\s?줘|해주|놔\s?줘|두고\s|두시|놓고|놓아|놔두|놔주|맡겨|맡기|경비실(?=에|로|\s?(?:맡|부탁|보관)|$)|경비원|관리실(?=에|로|\s?(?:맡|부탁)|$)|문\s?앞|현관\s?앞|집\s?앞|택배함|무인함|보관함|부재|있음|없음|주의(?:\s|$)|신발장|벨[\s:]|초인종|노크|연락|조심|취급\s?주의|파손|깨지|깨질|직접\s?(?:수령|전달|배송)|대면|배송\s?(?:전|시|완료)|도착\s?(?:전|시|하)|출발\s?(?:전|시)|문자|전화(?!\d)|통화|까지\s?(?:배송|도착|와)|이후|이전에|오전|오후|시에\s|시\s?(?:이후|이전|까지|전)|가능합니다|가능해요|됩니다|되어\s?있|있어요|있습니다|없어요|없습니다|계단|엘리베이터|엘베|주차|세워|내선|급해|급합|빨리|서류|픽업|하차|상차|지게차|후불|착불|선불|반품|냉장|냉동|강아지|아기|출입증|방문증|[가-힣](?:어요|아요|해요|워요|려요|게요|돼요|니다|세요|줘요?)(?:[.!~*\s]*$|\s)|안내데스크에|로비에)/;

const NOISE =
  /^(?:안녕하세요|안녕하십니까|감사합니다|고맙습니다|수고하세요|수고하십시오|네|넵|예|아래|여기(?:요|로|입니다)?|이쪽으로|[가-힣\s]{0,8}주소(?:야|는|요)|주소\s?좀?\s?(?:보내|드려|입니다|에요|예요|요$)|보내드려요|입니다|이에요|예요|요|로\s?(?:보내|와)|잘\s?부탁|배송\s?정보|배송지\s?정보|주문\s?정보|고객\s?정보|받는\s?분\s?정보|수령(?:인|자)\s?정보|주문이|결제가|상품이|\[?(?:(?:카카오\s?맵|네이버\s?지도|티맵|TMAP|구글\s?지도|Google 지도)(?:\s?공유)?|Web발신|국제발신|배송안내|주문안내|쿠팡|네이버페이|11번가|G마켓|스마트스토어|CJ대한통운|우체국택배|한진택배|롯데택배|로젠택배)\]?|공유|장소 공유|길찾기|지도|\(?지번\)?|도로명|신규 주문|번호는|연락처는|이름은|주소는|\d{1,2}\s?[.)]|(?:오전|오후)\s?\d{1,2}:\d{2}|국내|대한민국|님|드림|올림|배상|및|기본\s?배송지|우리\s?집|본인|발신|공지|\d{1,2}\/\d{1,2}|\d{4}-\d{2}-\d{2}.*|[\d,]+원|[:：\-–=~_|/,.()[\]<>【】「」\s]+)[\s!~.^ㅎㅋ]*$|^(?:안녕하세요|주문이\s|결제가\s|상품이\s|고객님의\s|감사합니다|배송지\s?변경|주소\s?좀?\s?(?:보내|알려)|퀵\s?(?:부탁|불러))/;

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
const FULL_NAME = new RegExp(
  `^(?:(?:${TWO}|남궁[가-힣]{1,2}|황보[가-힣]{1,2}|선우[가-힣]{1,2}|제갈[가-힣]{1,2}|독고[가-힣]{1,2}|사공[가-힣]{1,2}|서문[가-힣]{1,2})|[A-Z][a-z]+(?:\\s[A-Z][a-z.]+){1,2}|[A-Z]{2,}(?:\\s[A-Z]{2,}){1,2})$`,
);
const TITLED = new RegExp(`^([가-힣]{1,4}?|[A-Z][A-Za-z ]{1,20}?)\\s?(${TITLE})?\\s?(${HONORIFIC})?$`);

/** The name without 님 and the like, with the title at work; null if the text is no name. `isSure`: nothing else fits. */
function readName(text: string): { name: string; isSure: boolean } | null {
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
function nameAtEnd(text: string): { before: string; name: string; isSure: boolean } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const found = readName(words.slice(-count).join(' '));
    if (found) return { before: words.slice(0, -count).join(' '), ...found };
  }
  return null;
}

function nameAtStart(text: string): { after: string; name: string; isSure: boolean } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const found = readName(words.slice(0, count).join(' '));
    if (found) return { after: words.slice(count).join(' '), ...found };
  }
  return null;
}

/** `3층 서지수 교수님 연구실`: a person with a title in the middle. */
function titledInside(text: string): { before: string; name: string; isSure: boolean } | null {
  const found = new RegExp(`(?:^|\\s)(${TWO})\\s?(${TITLE})?님?(?=\\s|$)`, 'g');
  for (const [whole, person = '', title] of text.matchAll(found)) {
    const isTitled = title !== undefined || whole.endsWith('님');
    if (isTitled && !PLACE_END.test(person))
      return { before: text.replace(whole, ''), name: [person, title].filter(Boolean).join(' '), isSure: true };
  }
  return null;
}

const DETAIL =
  /\d+\s?동(?=\s|\d|$)|\d+\s?호|\d+\s?층|지하\s?\d*\s?층?|\bB\s?\d+|\b\d+\s?F\b|[A-Za-z가-힣]?동\s?\d+호|로비|별관|본관|신관|후문|정문|상가|옥상|사무실|안내\s?데스크|출구|데스크|^\d{1,4}-\d{1,4}$|[A-Z가-하]동(?:\s|$)|\d+\s?단지|매장|게이트|하역장|\d+번\s?도크|빌딩|타워|센터|아파트|오피스텔|빌라|(?:주)|지점|본점|점$|[팀과부실]$/;

const tidy = (text: string) =>
  text
    .replace(/[\u0001\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+\.(?=\s|$)/g, '')
    .replace(/^[\s,./|:：;\-–~)\]>·*]+|[\s,/|:：;\-–(\[<·*]+$/g, '')
    .replace(/(?<=\d[층호동])(?:이구요|이고요?|입니다|이에요|예요|이요)/g, '')
    .replace(/^[^(]*\)$/, (half) => half.slice(0, -1))
    .trim();

const joined = (parts: readonly string[], separator = ' ') => {
  const kept = parts.map(tidy).filter((part) => part !== '');
  return kept.filter((part, index) => !kept.some((other, at) => at < index && other.includes(part))).join(separator);
};

/** `롯데월드타워 31층`: the building, and where in it. */
const BUILDING =
  /^(.*?(?:역|빌딩|타워|센터|아파트|대학교|병원|백화점|점|몰|호텔|시청|구청|공항|터미널|플라자))\s+(\S.*)$/;

/** The last word of an address detail. The text after it is a separate sentence. */
const DETAIL_WORD = /(?:\d(?:층|호|동|F)|^B\d+|단지|빌딩|타워|센터|아파트|빌라|오피스텔|로비|학교|병원|점|역)[,.]?$/;

/** From one word of the detail to the next. */
const MAX_DETAIL_GAP = 3;

/** `802동 1003호 경비실에 맡겨 주세요`: the request starts behind the last word of the detail. */
function splitBehindDetail(part: string): { detail: string; request: string } {
  const words = part.trim().split(/\s+/);
  let at = -1;
  // A floor further behind belongs to the request: `5층 계단으로 올라와서 오른쪽 3층 문 앞에`.
  words.forEach((word, index) => (at = DETAIL_WORD.test(word) && index - at <= MAX_DETAIL_GAP ? index : at));
  return { detail: words.slice(0, at + 1).join(' '), request: words.slice(at + 1).join(' ') };
}

/** Splits off the first sentence that asks the driver for something. */
function splitNote(text: string): { before: string; note: string } {
  const parts = text.split(/(?<=[.!~])\s+|\s*[,/|]\s+|\s*[,/|](?=\D)|\s*[()[\]]\s*|\s+-\s+/);
  const at = parts.findIndex((part) => NOTE.test(part));
  if (at < 0) return { before: text, note: '' };
  const start = text.indexOf(parts[at] ?? '');
  return { before: text.slice(0, start), note: text.slice(start) };
}

const ADDRESSEE = new RegExp(
  `^(${TWO})\\s?(?:님|씨)(?:께|에게|한테|앞으로)\\s*(?:(?:보내|전달|전해|배송)(?:해)?\\s?(?:주세요|주시면 됩니다|주십시오|드려요)[.!~]*)?\\s*(.*)$`,
);

class Reader {
  address = '';
  private isWholeAddress = true;
  private hasLot = false;
  private readonly details: string[] = [];
  private readonly notes: string[] = [];
  private readonly places: string[] = [];
  private readonly unread: string[] = [];
  phones: string[] = [];
  private contact: { name: string; isSure: boolean; isLabelled: boolean; detailAt?: number } | null = null;
  private doorCode = '';

  read(text: string): ParsedPlace {
    const cleaned = plain(text).replace(URL, '\n').replace(CHAT_HEAD, '').replace(CHAT_LOG, '').replace(SOURCE, '\n');
    let pending: Label | null = null;
    for (const line of cleaned
      .replace(SAID_LABEL, '\n$1: ')
      .split('\n')
      .flatMap((one) => splitLabels(one).split('\n'))) {
      if (line.trim() === '' || (NOISE.test(tidy(line)) && !/\d{4}/.test(line) && findAddress(line) === null)) continue;
      const found: { label: Label | null; text: string } = labelOf(line) ?? {
        // A heading such as `배송지` may have the name before the address.
        label: pending === 'address' && findAddress(line) === null && readName(line) !== null ? null : pending,
        text: line,
      };
      pending = null;
      if (found.label !== null && tidy(found.text) === '') pending = found.label;
      else this.readPart(found.label, found.text);
    }
    return this.result();
  }

  private readPart(label: Label | null, text: string) {
    if (label === 'ignored' || label === 'zip') return;
    if (label === 'door') return this.readDoor(text);
    const { phones, rest } = takePhones(text);
    this.phones.push(...phones.filter((phone) => !this.phones.includes(phone)));
    if (label === 'lot') {
      this.hasLot = true;
      if (this.address === '') this.readFree(rest);
      return;
    }
    if (label === 'note' || label === 'kept') return this.ask(this.withoutDoorCode(rest));
    if (label === 'detail') return this.readDetail(rest);
    if (label === 'place') return void this.places.push(rest);
    if (label === 'name' && findAddress(rest) === null) return this.readPerson(rest, phones.length > 0);
    this.readFree(this.withoutDoorCode(rest), phones.length > 0, label === 'address');
  }

  private readDoor(text: string) {
    const { phones, rest } = takePhones(text);
    const found = LABELLED_CODE.exec(rest);
    if (!found) return void this.notes.push(text);
    this.doorCode ||= found[0].trim();
    const before = rest.slice(0, found.index).replace(BEFORE_CODE, '');
    const behind = rest
      .slice(found.index + found[0].length)
      .replace(BEHIND_CODE, '')
      .replace(/^\s*\(([^()]*)\)\s*$/, '$1');
    if (phones.length === 0) return [before, behind].forEach((part) => this.ask(part));
    this.phones.push(...phones.filter((phone) => !this.phones.includes(phone)));
    this.readFree(`${before} ${behind}`, true);
  }

  private withoutDoorCode(text: string) {
    const found = DOOR_CODE.exec(text);
    const [whole = '', floor = '', code = ''] = found ?? [];
    if (!found || code.trim() === '') return text;
    this.doorCode ||= code.replace(/\s/g, '');
    const before = text.slice(0, found.index);
    const behind = text.slice(found.index + whole.length).replace(BEHIND_CODE, '');
    // The door's floor is where to go, unless that is known.
    const isKnown = /\d\s?[층호F]/.test(`${this.details.join(' ')} ${before}`);
    return `${before} ${isKnown ? '' : floor} ${behind}`;
  }

  private readPerson(text: string, hasPhone: boolean) {
    const [first = '', ...others] = text.split(/[\u0001]|\s*[/|,]\s*/);
    const inBrackets = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/.exec(first.trim());
    const words = tidy(inBrackets?.[1] ?? first).replace(/(?:이고요?|이구요|입니다|이에요|예요)$/, '');
    const [family = '', ...titles] = words.split(' ');
    const isWhole = FULL_NAME.test(family) && titles.length === 1;
    const atEnd = isWhole ? null : nameAtEnd(words);
    if (this.contact?.isLabelled === false) this.giveGuessBack();
    if (atEnd && this.contact?.isLabelled !== true) {
      this.contact = { name: atEnd.name, isSure: true, isLabelled: true };
      this.places.push(atEnd.before);
    } else if (words !== '' && this.contact?.isLabelled !== true)
      this.contact = { name: words.replace(/\s?(?:님|씨|귀하)$/, ''), isSure: true, isLabelled: true };
    if (inBrackets?.[2] && !/본인/.test(inBrackets[2])) this.places.push(inBrackets[2]);
    for (const other of others) this.readFree(other, hasPhone);
  }

  private readDetail(text: string) {
    const { before, note } = splitNote(this.withoutDoorCode(text));
    this.details.push(before);
    this.notes.push(note);
  }

  /** A part without a label, or the text behind "address:". */
  private readFree(text: string, hasPhone = false, isAddress = false) {
    const found = this.address === '' ? findAddress(text) : null;
    if (found) {
      this.address = found.address;
      this.isWholeAddress = found.isWhole;
      this.readRest(found.before, true);
      this.readRest(found.after, true, true);
      return;
    }
    // A second address is the lot address of the same place.
    const other = this.address === '' ? null : findAddress(text);
    if (other && (this.hasLot || other.isWhole)) return this.readRest(other.after, hasPhone, true);
    if (isAddress && this.address === '') {
      const { before, note } = splitNote(text);
      const cut = /^(.*?)\s+((?:지하\s?)?B?\d+\s?(?:층|호|동|F).*)$/.exec(tidy(before));
      this.address = tidy(cut?.[1] ?? before);
      this.isWholeAddress = false;
      if (cut?.[2]) this.readRest(cut[2], hasPhone, true);
      this.notes.push(note);
      return;
    }
    this.readRest(text, hasPhone);
  }

  /** Text on the line of an address or a phone number. `isBehind`: directly after the address. */
  private readRest(text: string, hasPhone: boolean, isBehind = false) {
    const [own = '', ...others] = text.split('\u0001');
    const { before, note: request } = splitNote(own);
    const note = this.withoutAddressee(others.length > 0 ? this.withoutCaller(request) : request);
    if (note !== '' && isBehind && tidy(before) === '') {
      const { detail, request } = splitBehindDetail(note);
      this.ask(this.withoutAddressee(request));
      if (detail !== '') this.readBehind(detail);
    } else if (note !== '') this.ask(note);
    if (isBehind) this.readBehind(before);
    else before.split(/\s*[/|;]\s*|\s*,\s*|\s{3,}/).forEach((part) => this.readWords(part));
    others.forEach((other) => this.readRest(other, hasPhone));
  }

  private readBehind(text: string) {
    let rest = tidy(text.replace(/\(지번\)|\(도로명\)/g, ' '));
    const parts = rest.split(/\s*[/|;]\s*|,\s+|\s{3,}|\s-\s/);
    if (parts.length > 1) {
      rest = parts[0] ?? '';
      parts.slice(1).forEach((part) => this.readWords(part));
    }
    const inBrackets = /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/.exec(rest);
    if (inBrackets?.[2] && !NOISE.test(inBrackets[2]) && readName(inBrackets[2])) {
      this.meet(inBrackets[2]);
      rest = inBrackets[1] ?? '';
    }
    const atEnd = this.contact === null ? (nameAtEnd(rest) ?? titledInside(rest)) : null;
    if (!atEnd) return void this.details.push(rest);
    this.details.push(atEnd.before);
    this.contact = { name: atEnd.name, isSure: atEnd.isSure, isLabelled: false, detailAt: this.details.length - 1 };
  }

  /** `박서준님께 보내 주세요` names the person and asks for nothing else. */
  private withoutAddressee(note: string) {
    const [, name, rest = ''] = ADDRESSEE.exec(note.trim()) ?? [];
    if (name === undefined || this.contact !== null) return note;
    this.contact = { name, isSure: true, isLabelled: false };
    return rest;
  }

  /** `… 부탁드려요 김지우 010-…`: whose number it is stands behind the request. */
  private withoutCaller(note: string) {
    const found = this.contact === null ? nameAtEnd(note) : null;
    const before = found?.before.replace(/\s*(?:담당자?|이름|성함)$/, '') ?? '';
    // `놔 주세요` is no Ms Ju.
    if (!found?.isSure || /[요다]$/.test(found.name) || !/[가-힣][요다][.!~\s]*[/,|]?$|[.!~/|]$/.test(before))
      return note;
    this.contact = { name: found.name, isSure: true, isLabelled: false };
    return before;
  }

  private ask(text: string) {
    if (!NOISE.test(tidy(text))) this.notes.push(text);
  }

  private meet(text: string) {
    const found = readName(text);
    if (found) this.contact ??= { ...found, isLabelled: false };
  }

  /** A sure name takes the place of a guess, whose word goes back to the detail. */
  private dropGuess(words: string) {
    const { contact } = this;
    if (contact === null || contact.isSure || contact.detailAt === undefined || (readName(words)?.name.length ?? 0) < 3)
      return;
    this.giveGuessBack();
  }

  private giveGuessBack() {
    const { contact } = this;
    if (contact?.detailAt === undefined) return;
    this.details[contact.detailAt] = `${this.details[contact.detailAt] ?? ''} ${contact.name}`;
    this.contact = null;
  }

  private readWords(text: string): void {
    const words = tidy(
      text.replace(/\(\s*(?:우\)?\s*)?\d{5}\s*\)|\[\d{5}\]|^\d{5}$|(?<=^|\s)(?:주소|이름|성함|담당자?)(?=\s|$)/g, ' '),
    );
    if (words === '' || NOISE.test(words.replace(/^\[(.*)\]$/, '$1'))) return;
    const unknown = /^[가-힣A-Za-z\s]{1,8}\s?[:：]\s*(.+)$/.exec(words)?.[1];
    if (unknown && !NOTE.test(words)) return this.readWords(unknown);
    this.dropGuess(words);
    if (this.contact === null) {
      const whole = readName(words);
      if (whole) {
        this.contact = { ...whole, isLabelled: false };
        return;
      }
      const atEnd = nameAtEnd(words);
      if (atEnd) {
        this.contact = { name: atEnd.name, isSure: atEnd.isSure, isLabelled: false };
        this.readWords(atEnd.before);
        return;
      }
      const atStart = nameAtStart(words);
      if (atStart && (DETAIL.test(atStart.after) || NOISE.test(atStart.after))) {
        this.contact = { name: atStart.name, isSure: atStart.isSure, isLabelled: false };
        this.readWords(atStart.after);
        return;
      }
    } else if (readName(words)?.name === this.contact.name) return;
    if (NOTE.test(words)) this.ask(words);
    else if (DETAIL.test(words)) this.details.push(words);
    else this.unread.push(words);
  }

  private result(): ParsedPlace {
    const unsure: PlaceField[] = [];
    let places = [...this.places, ...this.unread];
    if (this.address === '' && this.phones.length + (this.contact ? 1 : 0) + this.details.length > 0) {
      // Without a street the name of the building is searched for.
      const [first, ...others] = [...places, ...this.details];
      const [, building = first ?? '', behind = ''] = BUILDING.exec(tidy(first ?? '')) ?? [];
      this.address = tidy(building);
      this.details.unshift(behind);
      places = others.filter((place) => !this.details.includes(place));
      this.details.splice(0, this.details.length, ...this.details.filter((detail) => detail !== first));
      this.isWholeAddress = false;
    }
    if (this.address !== '' && !this.isWholeAddress) unsure.push('address');
    const addressDetail = joined([...places, ...this.details].filter((part) => !this.address.includes(tidy(part))));
    if (this.unread.length > 0 && addressDetail !== '') unsure.push('addressDetail');
    if (this.contact && !this.contact.isSure) unsure.push('contactName');
    if (this.phones.length > 1) unsure.push('phones');
    return {
      address: this.address,
      addressDetail,
      contactName: this.contact?.name ?? '',
      phones: this.phones,
      note: joined(
        this.notes.map((note) => note.replace(/[\s.]*(?:감사합니다|고맙습니다|수고하세요)[.!~^\s]*$/, '')),
        ' ',
      ),
      doorCode: this.doorCode,
      unsure,
    };
  }
}

/** Takes a pasted block of text apart. Never throws; a part that the text does not have is ''. */
export const parsePlace = (text: string): ParsedPlace => new Reader().read(text.slice(0, MAX_TEXT));

/** `서울` is in `서울특별시`, `충북` in `충청북도`. */
const hasWord = (known: readonly string[], word: string) =>
  known.some((other) => word.split('').every((syllable) => other.includes(syllable)));

/** Whether a search result has the road or lot with the number, and every region that the text names. */
function isMeant({ roadAddress, jibunAddress = '', buildingName = '' }: DraftAddress, address: string) {
  const words = address.split(' ');
  const street = words.splice(-2).join(' ');
  const known = [roadAddress, jibunAddress];
  return (
    buildingName === address ||
    (known.some((one) => one.endsWith(` ${street}`)) &&
      words.every((word) => hasWord(known.join(' ').split(' '), word)))
  );
}

/** The search result that the text means; null if it may be one of several, or none of them. */
export function meantAddress({ address, unsure }: ParsedPlace, found: readonly DraftAddress[]): DraftAddress | null {
  const meant = found.filter((item) => isMeant(item, address));
  // Without a number nothing matches exactly; a single result is then taken and marked to be checked.
  const [first = null, ...others] =
    meant.length === 0 && found.length === 1 && unsure.includes('address') ? found : meant;
  return others.every(({ roadAddress }) => roadAddress === first?.roadAddress) ? first : null;
}

/** Whether a pasted text holds more than an address or a building to search for. */
export function isPlaceBlock(text: string): boolean {
  if (text.length < 8) return false;
  const { address, addressDetail, contactName, phones, note } = parsePlace(text);
  return phones.length > 0 || (address !== '' && [addressDetail, contactName, note].some((part) => part !== ''));
}
