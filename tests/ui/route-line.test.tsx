import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RouteLine } from '@/ui/order/route-line';
import { renderApp } from '../support/render';

test('a place that could not be read is named as one whose address is missing', async () => {
  await renderApp(<RouteLine items={[{ key: 'a', kind: 'pickup', title: '' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('출발지: 주소 확인 중');
});

test('the route is an ordered list that names each place and its state', async () => {
  await renderApp(
    <RouteLine
      items={[
        { key: 'a', kind: 'pickup', title: '서울 강남구', state: 'done' },
        { key: 'b', kind: 'stop', title: '서울 마포구', state: 'current' },
        { key: 'c', kind: 'stop', title: '경기 고양시', state: 'todo' },
        { key: 'd', kind: 'stop', title: '경기 김포시', state: 'done', meta: '20:38 완료' },
        { key: 'e', kind: 'dropoff', title: '경기 파주시' },
      ]}
    />,
  );

  const places = within(screen.getByRole('list', { name: '경로' })).getAllByRole('listitem');

  expect(places.map((place) => place.textContent.replace(/\s+/g, ' '))).toEqual([
    '출발지, 완료: 서울 강남구',
    '1경유지 1, 이동 중: 서울 마포구',
    '2경유지 2, 예정: 경기 고양시',
    '3경유지 3: 경기 김포시20:38 완료',
    '도착지: 경기 파주시',
  ]);
});
