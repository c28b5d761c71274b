import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LatLng } from '@/domain/order/route-drawing';
import { INTERACTIVE_MAP, loadFirstMap } from '@/ui/map/map-library';
import { PinMap } from '@/ui/map/pin-map';
import { renderApp } from '../../support/render';

const SEOUL = { lat: 37.5663, lng: 126.9779 };

beforeEach(async () => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  await loadFirstMap(INTERACTIVE_MAP);
});

test('the customer’s place stays under the pin when another map takes the place of the first', async () => {
  const onMove = vi.fn<(at: LatLng) => void>();
  const { i18n } = await renderApp(
    <PinMap label="위치 선택 지도" describedBy="" at={SEOUL} onMoveStart={() => undefined} onMove={onMove} />,
  );
  const pressKey = (key: string, keyCode: number) => {
    const map = screen.getByRole('application', { name: '위치 선택 지도' });
    map.focus();
    fireEvent.keyDown(map, { key, keyCode });
  };
  pressKey('ArrowUp', 38);
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  const chosen = onMove.mock.lastCall?.[0] ?? SEOUL;
  expect(chosen.lat).toBeGreaterThan(SEOUL.lat);

  // A map in another language is a new map, as one of another library is.
  await act(() => i18n.changeLanguage('en'));
  expect(onMove.mock.lastCall).toEqual([chosen]);
  onMove.mockClear();
  pressKey('ArrowRight', 39);
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  expect(onMove.mock.lastCall?.[0].lat).toBeCloseTo(chosen.lat, 5);
});
