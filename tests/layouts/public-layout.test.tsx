import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicLayout } from '@/layouts/public-layout';
import { renderApp } from '../support/render';

test('the recipient of a link sees the company behind it and its phone number', async () => {
  await renderApp(<PublicLayout>배송 중</PublicLayout>);

  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '고객센터 1588-0000' })).toHaveAttribute('href', 'tel:1588-0000');
  expect(footer.getByText('주식회사 배송온')).toBeVisible();
  for (const [name, value] of [
    ['대표', '김도윤'],
    ['사업자등록번호', '000-00-00000'],
    ['통신판매업신고번호', '2026-서울강남-00000'],
    ['주소', '서울특별시 강남구 테헤란로 000, 7층'],
  ] as const) {
    expect(footer.getByText(name)).toBeVisible();
    expect(footer.getByText(value)).toBeVisible();
  }
});
