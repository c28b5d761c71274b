import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlaceBlock, parsePlace } from '@/domain/address/parse-place';
import { PLACE_SAMPLES, type PlaceSample } from './place-samples';

const LEAST_RIGHT = 0.95;

function read([text]: PlaceSample) {
  const { address, addressDetail, contactName, phones, note, doorCode } = parsePlace(text);
  return [address, addressDetail, contactName, phones.join(';'), note, doorCode];
}
const wanted = ([, address, detail, name, phones, note = '', doorCode = '']: PlaceSample) => [
  address,
  detail,
  name,
  phones,
  note,
  doorCode,
];

test('pasted texts are taken apart completely right', () => {
  const wrong = PLACE_SAMPLES.filter((sample) => read(sample).join('|') !== wanted(sample).join('|'));
  const share = 1 - wrong.length / PLACE_SAMPLES.length;
  const list = wrong.map(
    (sample) => `\n${sample[0]}\n  is     ${read(sample).join(' | ')}\n  wanted ${wanted(sample).join(' | ')}`,
  );
  console.info(`${PLACE_SAMPLES.length} pasted texts, ${(share * 100).toFixed(1)} % completely right${list.join('')}`);
  expect(PLACE_SAMPLES.length).toBeGreaterThanOrEqual(150);
  expect(share).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test('a guess is marked, so that the customer is asked', () => {
  expect(parsePlace('롯데월드타워 31층 김철민 010-3210-9876').unsure).toEqual(['address']);
  expect(parsePlace('서울 중구 세종대로 110 010-1234-5678 윤아').unsure).toEqual(['contactName']);
  expect(parsePlace('서울 중구 세종대로 110 김하늘 010-1234-5678').unsure).toEqual([]);
});

test('only a text with several parts counts as a block', () => {
  for (const keyword of ['서울 중구 세종대로 110', '롯데월드타워', '역삼동 736-1', ''])
    expect(isPlaceBlock(keyword)).toBe(false);
  expect(isPlaceBlock('서울 중구 세종대로 110 12층 김하늘 010-1234-5678')).toBe(true);
});

const PLACE = '서울 강남구 테헤란로 152 101동 1203호\n김철수 010-2222-3333\n';

test.each([
  ['공동현관 비번 #1234* 문 앞에 놔주세요', '#1234*', '문 앞에 놔주세요'],
  ['공동현관 #1234 벨 누르지 마세요', '#1234', '벨 누르지 마세요'],
  ['공동현관: 1234# / 부재시 경비실에 맡겨주세요', '1234#', '부재시 경비실에 맡겨주세요'],
  ['공동현관: 1234# (경비실에 맡겨주세요)', '1234#', '경비실에 맡겨주세요'],
  ['현관비밀번호 1234, 강아지 있으니 벨 누르지 마세요', '1234', '강아지 있으니 벨 누르지 마세요'],
  ['문 앞에 놔주세요 공동현관 #1234', '#1234', '문 앞에 놔주세요'],
  ['출입방법: 문 앞에 놔주세요, 비번은 #1234*', '#1234*', '문 앞에 놔주세요'],
  ['공동현관 비번 #1234 누르고 들어와서 문 앞에 놔주세요', '#1234', '문 앞에 놔주세요'],
  ['공동현관 #1234 호출 후 문 앞에 놔주세요', '#1234', '문 앞에 놔주세요'],
  ['공동현관 #1234 3층 문 앞에 놔주세요', '#1234', '3층 문 앞에 놔주세요'],
  ['공동현관 #1234 들어오실 때 조심해 주세요', '#1234', '들어오실 때 조심해 주세요'],
  ['공동현관 #1234 후문에 놔주세요', '#1234', '후문에 놔주세요'],
  ['공동현관 앞에 놔주세요 #1234', '#1234', '공동현관 앞에 놔주세요'],
  ['공동현관: 1203호 호출 후 들어오세요', '', '1203호 호출 후 들어오세요'],
])('a request on the line of the door code is kept: %s', (line, doorCode, note) => {
  expect(parsePlace(`${PLACE}${line}`)).toMatchObject({ doorCode, note, addressDetail: '101동 1203호' });
});

test.each([
  ['공동현관 비번 1234 누르시면 돼요', '1234'],
  ['공동현관 #1234 입니다', '#1234'],
  ['공동현관 비번은 1234번입니다.', '1234'],
  ['공동현관 (#1234를 누르고 오세요)', '#1234'],
  ['공동현관 비번 1234# 누르고 들어오시면 됩니다', '1234#'],
  ['공동현관 비번 : 종 1234 종', '1234'],
  ['출입방법: 1층 공동현관 비밀번호는 #9020 이에요 감사합니다', '#9020'],
])('words that only belong to the door code are no request: %s', (line, doorCode) => {
  expect(parsePlace(`${PLACE}${line}`)).toMatchObject({ doorCode, note: '', addressDetail: '101동 1203호' });
});

// As people send them in a chat. All that is no address, name, phone or code belongs to the request.
test.each([
  ['서울 강남구 테헤란로 1 3층 (공동현관 #1234) 벨 누르지 마세요', '3층', '', '#1234', '벨 누르지 마세요'],
  [
    '안녕하세요 서울 중구 세종대로 110 12층 이서연 010-1234-5678 공동현관 비번 2580* 이고 강아지 있어서 벨은 누르지 말아주세요~',
    '12층',
    '이서연',
    '2580*',
    '강아지 있어서 벨은 누르지 말아주세요~',
  ],
  [
    '경기 성남시 분당구 판교역로 166 B동 502호 (비번 *7788#) 부재시 문고리에 걸어주세요 / 박지훈 010-3333-4444',
    'B동 502호',
    '박지훈',
    '*7788#',
    '부재시 문고리에 걸어주세요',
  ],
  [
    '서울 송파구 올림픽로 300 31층 공동현관 0000# 엘베 앞에서 전화주세요\n최유진 010 5555 6666',
    '31층',
    '최유진',
    '0000#',
    '엘베 앞에서 전화주세요',
  ],
  [
    '부산 해운대구 센텀중앙로 79 1502호. 출입문 비번 4321. 아기 자니까 조용히 놔두고 가주세요. 010-7777-8888 정민호',
    '1502호.',
    '정민호',
    '4321',
    '아기 자니까 조용히 놔두고 가주세요.',
  ],
  [
    '받는분 홍길동\n연락처 010-9999-0000\n주소 서울 강서구 공항대로 200 701호\n공동현관 #1111# 택배함 3번에 넣어주시고 문자 남겨주세요',
    '701호',
    '홍길동',
    '#1111#',
    '택배함 3번에 넣어주시고 문자 남겨주세요',
  ],
  [
    '서울 강남구 역삼로 123 지하1층 입구비번 1590* 오후 2시 이후에 와주세요',
    '지하1층',
    '',
    '1590*',
    '오후 2시 이후에 와주세요',
  ],
  [
    '서울 용산구 한강대로 405 2층, 현관 1234 누르고 들어오셔서 왼쪽 문입니다. 이수민 010-2323-4545',
    '2층',
    '이수민',
    '1234',
    '왼쪽 문입니다.',
  ],
  [
    '서울 중구 을지로 30 1층 자동문 비번 #2020* 누르고 들어와서 왼쪽 끝 사무실 3시 전까지 꼭 부탁드립니다 조현우 대리 010-3131-4242',
    '1층',
    '조현우 대리',
    '#2020*',
    '왼쪽 끝 사무실 3시 전까지 꼭 부탁드립니다',
  ],
  [
    '서울 강동구 천호대로 1005 401호 비번 1234 누르지 마시고 벨 눌러주세요 김하나 010-2222-1111',
    '401호',
    '김하나',
    '1234',
    '누르지 마시고 벨 눌러주세요',
  ],
  [
    '서울 동작구 상도로 369 103동 704호 세대호출 후 공동현관 열어드려요 무거우니 카트 가져오세요 한지민 010-6767-8989',
    '103동 704호',
    '한지민',
    '',
    '세대호출 후 공동현관 열어드려요 무거우니 카트 가져오세요',
  ],
  [
    '대전 서구 둔산로 100 3층 계단으로 올라오시면 됩니다 오른쪽 5층 말고 3층 문 앞에 두세요 010-1111-2323',
    '3층',
    '',
    '',
    '계단으로 올라오시면 됩니다 오른쪽 5층 말고 3층 문 앞에 두세요',
  ],
  [
    '서울 영등포구 여의대로 108 파크원 45층 안내데스크에 맡겨주시고 문자주세요 출입증 필요해요 이정훈 과장 010-9090-8080',
    '파크원 45층',
    '이정훈 과장',
    '',
    '안내데스크에 맡겨주시고 문자주세요 출입증 필요해요',
  ],
  [
    '서울 금천구 가산디지털1로 168 C동 1207호 로비에서 방문등록 하셔야 되고 신분증 챙겨주세요 담당 오지현 010-9898-7676',
    'C동 1207호',
    '오지현',
    '',
    '로비에서 방문등록 하셔야 되고 신분증 챙겨주세요',
  ],
  [
    '울산 남구 삼산로 200 5층 개 있음 주의 현관 1212* 열고 신발장 위 010-3030-4040 배수지',
    '5층',
    '배수지',
    '1212*',
    '개 있음 주의 열고 신발장 위',
  ],
  [
    '받는 사람: 김영희\n전화: 010-2345-6789\n주소: 서울 은평구 통일로 684 3층\n시간: 오후 3시까지\n물품: 서류 봉투 1개',
    '3층',
    '김영희',
    '',
    '시간: 오후 3시까지 물품: 서류 봉투 1개',
  ],
  [
    '받는 사람: 김영희\n전화: 010-2345-6789\n주소: 서울 은평구 통일로 684 3층\n엘베: 없음\n벨: 누르지 마세요',
    '3층',
    '김영희',
    '',
    '엘베: 없음 벨: 누르지 마세요',
  ],
  [
    '[이수진] [오전 10:05] 서울 강남구 도산대로 317 7층이요\n[이수진] [오전 10:06] 현관 비번은 *4949 구요\n[이수진] [오전 10:06] 도착하시면 전화 주세요 010-8765-4321',
    '7층',
    '',
    '*4949',
    '도착하시면 전화 주세요',
  ],
  [
    '경기 수원시 영통구 광교중앙로 145 1204호 공동현관 #0101 벨 X 문앞 O 010-7878-9090 서지안',
    '1204호',
    '서지안',
    '#0101',
    '벨 X 문앞 O',
  ],
  [
    '서울 강북구 도봉로 89 202호 현관문 앞 신발장 위에 올려두세요 공동현관은 #7979 입니다 010-6464-7575',
    '202호',
    '',
    '#7979',
    '현관문 앞 신발장 위에 올려두세요',
  ],
])('a message keeps its request: %s', (text, addressDetail, contactName, doorCode, note) => {
  expect(parsePlace(text)).toMatchObject({ addressDetail, contactName, doorCode, note });
});

test('a phone number behind the door code is kept, too', () => {
  const { doorCode, phones, note } = parsePlace(
    '서울 중구 세종대로 110\n공동현관 #1234 문 앞에 놔주세요 010-2222-3333',
  );
  expect([doorCode, phones, note]).toEqual(['#1234', ['010-2222-3333'], '문 앞에 놔주세요']);
});

test.each([
  ['내선 3', '내선 3'],
  ['ext 3', 'ext 3'],
  ['(ext. 12)', 'ext. 12'],
  ['~8', ''],
])('what stands behind a phone number (%s) is no part of the address', (behind, request) => {
  const { addressDetail, phones, note } = parsePlace(`서울 중구 세종대로 110 2층\n김하늘 02-123-4567${behind}`);
  expect([addressDetail, phones, note]).toEqual(['2층', ['02-123-4567'], request]);
});

// It took minutes, far beyond the limit of a test.
test('a long run of blanks still parts the address from its detail', () => {
  const spaced = (blanks: number) =>
    parsePlace(`서울 강남구 테헤란로 152${' '.repeat(blanks)}강남파이낸스센터 3층 홍길동`);
  expect(spaced(400)).toEqual(spaced(3));
});

test('no text makes it fail, and a long one takes no time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void parsePlace(text)));
  const startedAt = performance.now();
  parsePlace('서울 강남구 '.repeat(500) + '가나다라 '.repeat(2_000));
  parsePlace(`공동현관 ${'비번 누르고 '.repeat(120)}#1234 ${'누르고, '.repeat(200)}`);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
