import { expect, test } from 'vitest';
import { driverElement, groupElement } from '@/ui/map/marker-elements';

const DRIVER = { id: 'order-1', lat: 37.5, lng: 127, label: '1번 주문 열기', mark: '1' };

test.each([
  ['a driver', DRIVER.label, () => driverElement(DRIVER, () => undefined)],
  ['a group of drivers', '주문 3건', () => groupElement(3, '주문 3건', () => undefined)],
])('the marker of %s has one name, and its tooltip comes with the pointer', (_, name, create) => {
  const marker = create();
  document.body.append(marker);
  expect(marker).toHaveAccessibleName(name);
  expect(marker).toHaveAccessibleDescription('');
  marker.dispatchEvent(new Event('pointerenter'));
  expect(marker).toHaveAttribute('title', name);
});
