import { html } from 'hono/html';
import site from '../../locales/ko/site.json';
import brand from '../../src/generated/brand.json';
import { frame } from './frame';

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    '회원이 아니어도 보낼 수 있나요?',
    '네. 로그인하지 않고 견적을 보고 접수할 수 있어요. 현금·계좌이체나 카드로 결제하고, 접수 후 받은 링크로 위치를 볼 수 있어요.',
  ],
  [
    '접수를 취소하고 싶어요.',
    '기사님이 배정되기 전에는 무료예요. 배정된 뒤에는 요금의 30%(최소 3,000원)가 수수료로 빠지고, 물품을 실은 뒤에는 취소할 수 없어요. 이사는 견적서의 계약금, 취소 및 배상 기준을 따라요.',
  ],
  [
    '요금은 어떻게 정해지나요?',
    '차량 기본요금에 거리, 경유지, 선택한 옵션을 더해요. 밤 10시부터 아침 6시까지는 야간 요금이 붙어요. 모든 금액은 부가세를 포함해요.',
  ],
  [
    '예약은 언제까지 할 수 있나요?',
    '15분 단위로, 여섯 달 안의 날짜를 선택할 수 있어요. 예약한 시간에 맞춰 기사님이 도착해요.',
  ],
  [
    '쿠폰은 어디에서 등록하나요?',
    '메뉴의 쿠폰에서 번호를 입력하면 바로 쓸 수 있어요. 결제할 때 가장 많이 할인되는 쿠폰부터 보여 드려요.',
  ],
  [
    '받는 사람도 위치를 볼 수 있나요?',
    '주문 상세의 공유에서 링크를 보내 주세요. 로그인하지 않고 볼 수 있고, 이름과 번호는 일부 가려져요.',
  ],
  [
    '물품이 파손됐어요.',
    '받은 날부터 14일 안에 사진과 함께 고객센터로 알려 주세요. 이사는 30일 안에 알려 주시면 돼요.',
  ],
];

export const helpPage = () =>
  frame({
    title: `${site.name} 고객센터`,
    isWide: true,
    body: html`
      <article>
        <span class="mark">고객센터</span>
        <h1>무엇을 도와드릴까요?</h1>
        <p>자주 묻는 질문에 답이 없으면 고객센터에 전화해 주세요. ${brand.customerCentrePhone} (${site.hours})</p>
      </article>
      <article>
        <h2>자주 묻는 질문</h2>
        ${QUESTIONS.map(
          ([question, answer]) =>
            html`<details>
              <summary>${question}</summary>
              <p>${answer}</p>
            </details>`,
        )}
      </article>
    `,
  });
