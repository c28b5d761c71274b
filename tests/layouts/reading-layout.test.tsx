import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SITE } from '@/config/site';
import { ReadingLayout } from '@/layouts/reading-layout';
import site from '../../locales/ko/site.json';
import { renderApp } from '../support/render';

async function openFooter() {
  await renderApp(<ReadingLayout>배송 중</ReadingLayout>);
  return within(screen.getByRole('contentinfo'));
}

const NO_DETAILS = {
  mailOrderNumber: null,
  email: null,
  hostingProvider: null,
  freightPermitNumber: null,
  businessCheckUrl: null,
  intermediaryNotice: null,
};

test('the recipient of a link sees the company behind it and its phone number', async () => {
  const footer = await openFooter();
  const phone = SITE.customerCentrePhone;
  expect(footer.getByRole('link', { name: `고객센터 ${phone}` })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll('-', '')}`,
  );
  expect(footer.getByText(site.company)).toBeVisible();
  expect(footer.getByText(site.hours)).toBeVisible();
  for (const [name, value] of [
    ['대표', site.ceo],
    ['사업자등록번호', SITE.businessNumber],
    ['주소', site.address],
  ] as const) {
    expect(footer.getByText(name)).toBeVisible();
    expect(footer.getByText(value)).toBeVisible();
  }
});

test('what a company may have to show is in the footer', async () => {
  vi.spyOn(SITE, 'details', 'get').mockReturnValue({
    ...SITE.details,
    ko: {
      mailOrderNumber: '2026-서울가나-12345',
      email: 'help@company.example',
      hostingProvider: '가나 호스팅',
      freightPermitNumber: '제2026-123456호',
      businessCheckUrl: 'https://check.example/1',
      intermediaryNotice: '통신판매중개자예요.',
    },
  });
  const footer = await openFooter();
  for (const [name, value] of [
    ['통신판매업신고번호', '2026-서울가나-12345'],
    ['화물자동차 운송주선사업 허가번호', '제2026-123456호'],
    ['호스팅 서비스 제공자', '가나 호스팅'],
  ] as const)
    expect(footer.getByText(name).nextSibling).toHaveTextContent(value);
  expect(footer.getByRole('link', { name: 'help@company.example' })).toHaveAttribute(
    'href',
    'mailto:help@company.example',
  );
  expect(footer.getByRole('link', { name: /^사업자정보확인/ })).toHaveAttribute('href', 'https://check.example/1');
  expect(footer.getByRole('link', { name: '위치기반서비스 이용약관' })).toHaveAttribute('href', '/terms/location');
  expect(footer.getByText('통신판매중개자예요.')).toBeVisible();
});

test('what the company does not have is left out of the footer', async () => {
  vi.spyOn(SITE, 'details', 'get').mockReturnValue({ ...SITE.details, ko: NO_DETAILS });
  const footer = await openFooter();
  expect(footer.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['대표', '사업자등록번호', '주소']);
  expect(footer.queryByRole('link', { name: /사업자정보확인/ })).toBeNull();
});
