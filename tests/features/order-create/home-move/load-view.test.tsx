import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { LoadView } from '@/features/order-create/home-move/inventory/load-view';
import { renderApp } from '../../../support/render';

const pool = (vehicleClass: string, payloadKg: number, basePrice: number): VehiclePool => ({
  id: `pool-${vehicleClass}`,
  vehicleClass,
  name: vehicleClass,
  payloadKg,
  basePrice,
});
const BOX = pool('truck1tBox', 1_000, 165_000);
const FIVE = pool('truck5t', 5_000, 560_000);
const POOLS = [pool('motorcycle', 20, 9_000), BOX, FIVE];

const show = async (volume: number, kg: number, chosen?: VehiclePool) => {
  const view = await renderApp(<LoadView load={{ volume, kg, boxes: 0 }} pools={POOLS} chosen={chosen} />);
  const line = (name: RegExp) => screen.getAllByRole('listitem').find((item) => name.test(item.textContent));
  return { ...view, line };
};

describe('how a load fills the truck', () => {
  test('the smallest truck that holds it is named, with how full it gets', async () => {
    await show(4.2, 400);
    expect(screen.getByText('알맞은 차량: 1톤 탑차')).toBeVisible();
    expect(screen.getByText('1톤 탑차: 적재 공간 5㎥ 중 4.2㎥ 사용')).toBeVisible();
  });

  test('if one is not enough, two are drawn and named', async () => {
    await show(28, 2_400);
    expect(screen.getByText('알맞은 차량: 5톤 + 1톤 탑차')).toBeVisible();
    expect(screen.getByText('5톤: 적재 공간 25㎥ 중 25㎥ 사용')).toBeVisible();
    expect(screen.getByText('1톤 탑차: 적재 공간 5㎥ 중 3㎥ 사용')).toBeVisible();
  });

  test('two equal trucks are counted', async () => {
    await show(49, 4_000);
    expect(screen.getByText('알맞은 차량: 5톤 2대')).toBeVisible();
  });

  test('each vehicle shows its spare volume or how much is missing', async () => {
    const { user, line } = await show(6.4, 1_250);
    await user.click(screen.getByText('차량별로 보기'));
    expect(line(/1톤 탑차5㎥까지/)).toHaveTextContent('적재 공간을 1.4㎥ 초과해요, 적재 중량을 약 250kg 초과해요');
    expect(line(/5톤25㎥까지/)).toHaveTextContent('18.6㎥ 남아요');
  });

  test('a chosen vehicle that is too small is marked, with the reason open', async () => {
    const { line } = await show(6.4, 500, BOX);
    const chosen = line(/1톤 탑차5㎥까지/);
    expect(chosen).toHaveAttribute('aria-current', 'true');
    if (!chosen) throw new Error('not there');
    expect(within(chosen).getByText('적재 공간을 1.4㎥ 초과해요')).toBeVisible();
  });

  test('without any sufficient truck a visit is needed', async () => {
    await show(120, 9_000);
    expect(screen.getByText(/방문 견적을 요청해 주세요/)).toBeVisible();
  });

  test('an empty inventory shows no truck', async () => {
    await show(0, 0);
    expect(screen.getByText('이삿짐을 추가하면 알맞은 차량을 알려 드려요.')).toBeVisible();
    expect(screen.queryByText('차량별로 보기')).not.toBeInTheDocument();
  });
});
