import { html } from 'hono/html';
import site from '../../locales/ko/site.json';
import brand from '../../src/generated/brand.json';
import { frame } from './frame';

/** A brand may leave out any of these. */
const details: Readonly<Partial<Record<string, string>>> = brand.details.ko;

/** As in the app's footer. */
const FACTS: readonly (readonly [name: string, fact: string | undefined])[] = [
  ['상호', site.company],
  ['대표', site.ceo],
  ['주소', site.address],
  ['사업자등록번호', brand.businessNumber],
  ['통신판매업신고번호', details.mailOrderNumber],
  ['화물자동차 운송주선사업 허가번호', details.freightPermitNumber],
  ['고객센터', `${brand.customerCentrePhone} (${site.hours})`],
  ['이메일', details.email],
  ['호스팅 서비스 제공자', details.hostingProvider],
];

export const companyPage = () =>
  frame({
    title: `${site.name} 회사 소개`,
    isWide: true,
    body: html`
      <article>
        <span class="mark">${site.name}</span>
        <h1>보내는 일이 한 번에 끝나도록</h1>
        <p>
          퀵, 화물, 이사. 서류 한 장부터 집 한 채까지, 어디로 보낼지만 알려 주세요. 요금을 먼저 보여 드리고, 도착할
          때까지 실시간 위치를 알려 드려요.
        </p>
        <dl>
          <dt>하는 일</dt>
          <dd>퀵, 화물, 이사</dd>
          <dt>다니는 곳</dt>
          <dd>서울, 경기, 인천과 전국 주요 도시</dd>
        </dl>
      </article>
      <article>
        <h2>우리가 지키는 것</h2>
        <p>처음 본 가격이 마지막 가격이에요. 바뀌어야 하면 먼저 여쭤요.</p>
        <p>기사님이 받는 몫을 숨기지 않아요.</p>
        <p>주소와 연락처는 배송에 필요한 만큼만, 필요한 동안만 써요.</p>
      </article>
      <article>
        <h2>회사 정보</h2>
        <dl>
          ${FACTS.map(
            ([name, fact]) =>
              fact &&
              html`<dt>${name}</dt>
                <dd>${fact}</dd>`,
          )}
        </dl>
      </article>
    `,
  });
