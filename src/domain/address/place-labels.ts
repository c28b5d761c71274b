// Labels of pasted texts, such as 받는 분: or 연락처.
import { keysOf } from '../keys-of';

export const LABELS = {
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
export type Label = keyof typeof LABELS;
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

export function findLabel(part: string): { label: Label; text: string } | null {
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
      const whole = findLabel(line.slice(start));
      const isInside = whole !== null && at < line.length - whole.text.length;
      if (isInside) return '';
      start = at;
      return '\n';
    },
  );
};

/** The lines of a text, with at most one label each. */
export const labelledLines = (text: string) =>
  text
    .replace(SAID_LABEL, '\n$1: ')
    .split('\n')
    .flatMap((line) => splitLabels(line).split('\n'));
