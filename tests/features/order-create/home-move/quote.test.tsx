import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MOVER } from '@/config/mover';
import { SITE } from '@/config/site';
import { recordServerTime } from '@/domain/time/clock';
import { QuoteButton } from '@/features/order-create/home-move/quote/quote-button';
import site from '../../../../locales/ko/site.json';
import { quote } from '../../../support/factories/quotes';
import { renderApp } from '../../../support/render';
import { fixClock } from './day-setup';

beforeEach(() => void fixClock('2026-11-21T14:05'));
afterEach(() => {
  vi.restoreAllMocks();
});

const open = () => screen.getByRole('button', { name: '견적서 보기' });
const FINGERPRINT = /^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/;
const sheet = () => screen.findByRole('article', { name: '이사 견적서' });

test('the sheet contains everything that customer and mover agree on', async () => {
  const { user } = await renderApp(<QuoteButton quote={quote()} />);
  await user.click(open());
  const paper = within(await sheet());

  const parts: [string, (RegExp | string)[]][] = [
    ['계약 당사자', [/김하늘/, /010-1234-5678/, site.company, /사업자등록번호/]],
    ['차량과 인원', [/2026년 11월 28일 \(토\) 09:00 \(한국 시간\)/, /반포장이사/, /1톤 탑차 1대/, /3명/]],
    ['차량과 인원', [/출발지: 사용 · 도착지: 사용 안 함/, /에어컨 이전/, /보관이사3일/, /화분을 조심해 주세요\./]],
    [
      '출발지와 도착지',
      [/서울특별시 중구 세종대로 110 301호/, /강남대로 396 101동 1203호/, /12층/, /엘리베이터 예약필요/],
    ],
    ['출발지와 도착지', [/차량까지 거리미입력/]],
    ['요금', [/사다리차150,000원/, /총액 \(부가세 포함\)985,000원/, /계약금 \(10%\)98,500원/, /잔금.*886,500원/]],
    [
      '포함·미포함 사항',
      [
        /요금에 포함운전나르기포장/,
        /미포함청소/,
        /도착지 차량까지 거리트럭을 건물 입구에서 20m보다 멀리 주차할 때만 추가돼요. 20m를 넘는 거리 10m마다 5,000원이고, 10m가 안 되는 나머지도 10m로 계산해요.최대 40,000원/,
      ],
    ],
    ['출발지와 도착지', [/면적33㎡ \(약 10평\)/]],
    ['요금', [new RegExp(site.payName), /계약금 98,500원을 먼저 내고/]],
    ['이삿짐 목록', [/장롱22\.1㎥/, /수조10\.4㎥/, /수량 합계 4개 · 4\.2㎥ · 약 345kg · 박스 12개/]],
    [
      '계약금, 취소 및 배상 기준',
      [/변호사 검토 필요/, /1일 전까지 통보계약금 · 98,500원/, /10배 · 985,000원/, /30일 안에/, /1372 소비자상담센터/],
    ],
  ];
  for (const [title, facts] of parts) {
    const part = paper.getByRole('heading', { name: title }).closest('section');
    for (const fact of facts) expect(part).toHaveTextContent(fact);
  }
  expect(await paper.findByText(FINGERPRINT)).toBeVisible();
  expect(paper.getByText(/2026년 11월 21일 \(토\) 14:05 작성/)).toBeVisible();
});

test('a quote has the day on which it was really issued, however wrong the clock of the device is', async () => {
  recordServerTime(Date.parse('2026-11-23T10:00+09:00'), Date.now(), Date.now());
  onTestFinished(() => recordServerTime(Date.now(), Date.now(), Date.now()));
  const { user } = await renderApp(<QuoteButton quote={quote()} />);
  await user.click(open());
  expect(within(await sheet()).getByText(/2026년 11월 23일 \(월\) 10:00 작성/)).toBeVisible();
});

test('in English the day of the move is written as everywhere else, with its year', async () => {
  const { user } = await renderApp(<QuoteButton quote={quote()} />, { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'View the quote' }));
  expect(await screen.findByText(/Sat 28 Nov 2026 09:00 \(Korean time\)/)).toBeVisible();
});

test('both sides see what an hour of delay costs in this quote', async () => {
  const { user } = await renderApp(<QuoteButton quote={quote()} />);
  await user.click(open());
  const terms = within(await sheet())
    .getByRole('heading', { name: '계약금, 취소 및 배상 기준' })
    .closest('section');
  for (const sentence of [
    /고객 때문에 늦어질 때1시간마다 계약금의 절반\(49,250원\)을 최대 197,000원까지 이사업체에 배상/,
    /이사업체 때문에 늦어질 때이삿짐이 늦게 도착하면 1시간마다 계약금의 절반\(49,250원\)을 최대 985,000원까지 배상/,
    /2시간 이상 늦어지면 이사업체는 계약을 해제하고 계약금의 2배\(197,000원\)/,
  ])
    expect(terms).toHaveTextContent(sentence);
});

test('the mover is named with the person in charge, permit and insurance, where the brand gives them', async () => {
  vi.spyOn(MOVER, 'ko', 'get').mockReturnValue({ moveContact: '이사팀 홍길동', moveInsurance: null });
  const details = { ...SITE.details, ko: { ...SITE.details.ko, freightPermitNumber: '제2026-123456호' } };
  vi.spyOn(SITE, 'details', 'get').mockReturnValue(details);
  const { user } = await renderApp(<QuoteButton quote={quote()} />);
  await user.click(open());
  const parties = within(await sheet())
    .getByRole('heading', { name: '계약 당사자' })
    .closest('section');
  expect(parties).toHaveTextContent(/담당자이사팀 홍길동화물자동차 운송주선사업 허가번호제2026-\u2060?123456호$/);
});

test('a fixed fee is no range, and below ground there is no talk of ladder trucks', async () => {
  const possible = [{ code: 'elevatorFrom', kind: 'elevator' as const, name: '출발지', min: 10_000, max: 10_000 }];
  const { user } = await renderApp(<QuoteButton quote={quote({ possible })} />);
  await user.click(open());
  const scope = within(await sheet())
    .getByRole('heading', { name: '포함·미포함 사항' })
    .closest('section');
  expect(scope).toHaveTextContent('엘리베이터가 없을 때만 추가돼요. 계단은 층마다 10,000원이에요.최대 10,000원');
});

test('beside an elevator a ladder truck is used or not, elsewhere it is possible or not', async () => {
  const { from, to, ...job } = quote().job;
  const homes = { from: { ...from, ladderTruck: 'no' as const }, to: { ...to, ladderTruck: 'no' as const } };
  const { user } = await renderApp(<QuoteButton quote={quote({ job: { ...job, ...homes } })} />);
  await user.click(open());
  const part = (await sheet()).querySelectorAll('section')[2];
  expect(part).toHaveTextContent(/엘리베이터없음.*사다리차불가능.*엘리베이터있음.*사다리차사용 안 함/);
});

test('the sheet leaves out answers that no longer matter', async () => {
  const { from, ...job } = quote().job;
  const { user } = await renderApp(<QuoteButton quote={quote({ job: { ...job, from: { ...from, floor: '1' } } })} />);
  await user.click(open());
  const homes = (await sheet()).querySelectorAll('section')[2];
  expect(homes).toHaveTextContent('출발지와 도착지');
  expect(homes?.querySelectorAll('dt')).toHaveLength(7 - 1 + 9);
});

test('the sheet can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await renderApp(<QuoteButton quote={quote()} />);
  await user.click(open());
  await user.click(await screen.findByRole('button', { name: '인쇄·PDF 저장' }));
  expect(print).toHaveBeenCalledOnce();
});

test('changes after the quote are listed, and a new quote counts once the customer accepts it', async () => {
  const first = await renderApp(<QuoteButton quote={quote()} />);
  await first.user.click(open());
  const before = (await within(await sheet()).findByText(FINGERPRINT)).textContent;
  first.unmount();

  const base = quote();
  const changed = quote({
    items: [...base.items.slice(0, 2), { code: 'piano', name: '피아노', quantity: 1, volume: 1.5 }],
    price: { ...base.price, total: 1_085_000 },
  });
  const { user } = await renderApp(<QuoteButton quote={changed} />);
  const notice = screen.getByText('견적서를 받은 뒤 3가지가 달라졌어요').parentElement;
  expect(notice).toHaveTextContent('수조 삭제 (수량 1)');
  expect(notice).toHaveTextContent('피아노 추가 (수량 1)');
  expect(notice).toHaveTextContent('총액 985,000원 → 1,085,000원');

  await user.click(screen.getByRole('button', { name: '달라진 견적서 보기' }));
  const paper = within(await sheet());
  expect(within(paper.getByRole('list', { name: '달라진 내용' })).getAllByRole('listitem')).toHaveLength(3);
  expect((await paper.findByText(FINGERPRINT)).textContent).not.toBe(before);

  await user.click(screen.getByRole('button', { name: '새 견적서로 변경' }));
  expect(screen.queryByText(/가지가 달라졌어요/)).toBeNull();
  expect(paper.getByText(/작성/)).toBeVisible();
});

test('an own item with the name of a listed one is a change of its own', async () => {
  const first = await renderApp(<QuoteButton quote={quote()} />);
  await first.user.click(open());
  await sheet();
  first.unmount();

  const base = quote();
  const sofa = { key: 'own-2', name: '소파', widthCm: '200', depthCm: '90', heightCm: '90', quantity: 1 };
  const changed = quote({
    job: { ...base.job, ownItems: [...base.job.ownItems, sofa] },
    items: [
      ...base.items,
      { code: 'sofa', name: '소파', quantity: 1, volume: 1.5 },
      { code: 'own-2', name: '소파', quantity: 1, volume: 1.9 },
    ],
  });
  const { user } = await renderApp(<QuoteButton quote={changed} />);
  expect(screen.getAllByText('소파 추가 (수량 1)')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '달라진 견적서 보기' }));
  expect(within(await sheet()).getAllByText('소파 추가 (수량 1)')).toHaveLength(2);
});

test('without a price there is no quote', async () => {
  await renderApp(<QuoteButton quote={null} />);
  expect(open()).toBeDisabled();
  expect(screen.getByText('요금이 계산되면 견적서를 볼 수 있어요.')).toBeVisible();
});

test('a stored quote of another shape is ignored', async () => {
  sessionStorage.setItem('movingQuote', '{"version":0,"quote":{},"at":"x"}');
  await renderApp(<QuoteButton quote={quote()} />);
  expect(open()).toBeEnabled();
});

test('the quote is in English for English readers', async () => {
  const { user } = await renderApp(<QuoteButton quote={quote()} />, { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'View the quote' }));
  const paper = within(await screen.findByRole('article', { name: 'Moving quote' }));
  expect(paper.getByText('Deposit (10%)').parentElement).toHaveTextContent('₩98,500');
  expect(paper.getByText(/Needs legal review/)).toBeVisible();
});
