import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featureFlags } from '../../support/factories/accounts';
import { refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, panel, places, priceOf, renderComposer } from './composer-setup';

const HERE = { lat: 37.5005, lng: 127.0365 };
const asked: { lat: number; lng: number }[] = [];

/** The browser's answer to the question for the position. */
function answerPosition(answer: Pick<GeolocationCoordinates, 'latitude' | 'longitude'> | { code: number }) {
  const getCurrentPosition = vi.fn((done: PositionCallback, fail?: PositionErrorCallback | null) => {
    if ('code' in answer) fail?.(answer as GeolocationPositionError);
    else done({ coords: answer } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

/** The browser has the position only when `answer` is called. */
function answerPositionLater() {
  const waiting: PositionCallback[] = [];
  const getCurrentPosition = (done: PositionCallback) => waiting.push(done);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return {
    answer: ({ lat, lng }: typeof HERE) => {
      for (const done of waiting) done({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition);
    },
  };
}

beforeEach(() => {
  answerComposer();
  asked.length = 0;
  server.use(
    reply('findAddressAt', ({ query }) => {
      const at = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
      asked.push(at);
      if (at.lat < 36) return { address: null, isServed: false };
      return {
        address: { roadAddress: '서울 강남구 테헤란로 152', buildingName: '강남파이낸스센터', ...at },
        isServed: true,
      };
    }),
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

async function openPin(typed = '') {
  const app = await renderComposer({
    draft: job({ waypoints: [{ ...places.pickup, contactName: '', address: null }, places.dropoff] }),
  });
  await app.user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  if (typed) await app.user.keyboard(typed);
  await app.user.click(await screen.findByRole('option', { name: '지도에서 위치 선택' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('application', { name: '위치 선택 지도' });
  return { ...app, dialog };
}

const chooseButton = (dialog: Awaited<ReturnType<typeof openPin>>['dialog']) =>
  dialog.getByRole('button', { name: '이 위치로 설정' });

/** An address whose number tells its place. */
const addressAt = (lat: number) => `서울 강남구 테헤란로 ${Math.round(lat * 1e5)}`;

function numberPlaces() {
  server.use(
    reply('findAddressAt', ({ query }) => {
      const at = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
      asked.push(at);
      return { address: { roadAddress: addressAt(at.lat), ...at }, isServed: true };
    }),
  );
}

const pressUp = (map: HTMLElement) => fireEvent.keyDown(map, { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 });

const pickup = (store: Awaited<ReturnType<typeof openPin>>['store']) => store.getState().orderDraft.draft?.waypoints[0];

test('the current place is asked for on a press alone, and becomes the address with its coordinates', async () => {
  const ask = answerPosition({ latitude: HERE.lat, longitude: HERE.lng });
  const { user, dialog, store } = await openPin();
  await dialog.findByText(/테헤란로 152/);
  expect(ask).not.toHaveBeenCalled();
  // A guest has agreed to nothing yet, and the law wants consent before a position is used.
  expect(dialog.getByText(/누르면 위치기반서비스 이용약관에 동의하게 되고/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^약관 보기/ })).toHaveAttribute('href', '/terms/location');

  await user.click(dialog.getByRole('button', { name: '현재 위치' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(HERE));
  await waitFor(() => expect(dialog.getByRole('button', { name: '이 위치로 설정' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: '이 위치로 설정' }));

  await waitFor(() =>
    expect(pickup(store)?.address).toMatchObject({ roadAddress: '서울 강남구 테헤란로 152', ...HERE }),
  );
  expect(ask).toHaveBeenCalledTimes(1);
  // Not the address field, whose list would cover what comes next.
  await waitFor(() => expect(screen.getByRole('textbox', { name: /상세 주소/ })).toHaveFocus());
});

test('the address stands right below the map: after the consent, a phone would show it only when scrolled to', async () => {
  const { dialog } = await openPin();
  const address = await dialog.findByText(/테헤란로 152/);
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  expect(map.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const later of [dialog.getByRole('button', { name: '현재 위치' }), dialog.getByText(/누르면 위치기반서비스/)])
    expect(address.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['refused', { code: 1 }, /위치 권한이 꺼져 있어요/],
  ['unavailable', { code: 2 }, /현재 위치를 확인할 수 없어요/],
  ['outside the service area', { latitude: 33.4, longitude: 126.5 }, /서비스 지역이 아니에요/],
])('a position that is %s is told, and the map can still be used', async (_name, answer, message) => {
  answerPosition(answer);
  const { user, dialog } = await openPin();
  await user.click(dialog.getByRole('button', { name: '현재 위치' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: '이 위치로 설정' })).toBeEnabled());
});

test('a provider that knows no addresses of places leads to the search, without a way to try again', async () => {
  server.use(refuse('findAddressAt', 501));
  const { dialog } = await openPin();
  expect(await dialog.findByText('지도에서는 주소를 선택할 수 없어요. 주소를 검색해 주세요.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: '다시 확인하기' })).toBeNull();
});

test('arrow keys move the map, and the address follows once it rests', async () => {
  const { dialog } = await openPin();
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  await waitFor(() => expect(asked).toHaveLength(1));
  map.focus();
  for (let press = 0; press < 3; press += 1) pressUp(map);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.lat).toBeGreaterThan(asked[0]?.lat ?? 90);
});

test('while the map moves no address can be chosen, and afterwards only that of the new place', async () => {
  numberPlaces();
  const { user, dialog, store } = await openPin();
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  const [first] = asked;
  map.focus();
  pressUp(map);
  expect(chooseButton(dialog)).toBeDisabled();
  expect(dialog.getByText('주소를 확인하고 있어요')).toBeVisible();
  expect(dialog.queryByText(addressAt(first?.lat ?? 0))).not.toBeInTheDocument();

  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  await user.click(chooseButton(dialog));
  await waitFor(() => expect(pickup(store)?.address).toMatchObject(asked[1] ?? {}));
  expect(asked[1]?.lat).toBeGreaterThan(first?.lat ?? 90);
});

test('a map that is moved while the position is looked for stays where the customer moved it', async () => {
  numberPlaces();
  const ask = answerPositionLater();
  const { user, dialog, store } = await openPin();
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: '현재 위치' }));
  expect(dialog.getByText('현재 위치를 찾고 있어요')).toBeVisible();
  map.focus();
  pressUp(map);
  ask.answer(HERE);
  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  expect(dialog.queryByText('현재 위치를 찾고 있어요')).not.toBeInTheDocument();
  await user.click(chooseButton(dialog));
  await waitFor(() => expect(pickup(store)?.address).toMatchObject(asked[1] ?? {}));
  expect(asked).not.toContainEqual(HERE);
});

test('the current position can be chosen, too, when the map was still moving', async () => {
  numberPlaces();
  answerPosition({ latitude: HERE.lat, longitude: HERE.lng });
  const { user, dialog, store } = await openPin();
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  map.focus();
  pressUp(map);
  fireEvent.click(dialog.getByRole('button', { name: '현재 위치' }));
  expect(await dialog.findByText(addressAt(HERE.lat))).toBeVisible();
  await user.click(chooseButton(dialog));
  await waitFor(() => expect(pickup(store)?.address).toMatchObject(HERE));
});

test('a map that is opened again begins at the field’s address, and not with that of the last place', async () => {
  numberPlaces();
  const { user, dialog } = await openPin();
  const map = dialog.getByRole('application', { name: '위치 선택 지도' });
  await waitFor(() => expect(chooseButton(dialog)).toBeEnabled());
  const firstAddress = addressAt(asked[0]?.lat ?? 0);
  map.focus();
  pressUp(map);
  await waitFor(() => expect(asked).toHaveLength(2));
  pressUp(map);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.click(await screen.findByRole('option', { name: '지도에서 위치 선택' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(firstAddress)).toBeVisible();
  await waitFor(() => expect(chooseButton(again)).toBeEnabled());
});

test('when nothing is found, the typed text can be the address, and the provider finds its place', async () => {
  server.use(
    reply('searchAddresses', () => ({ items: [], pageIndex: 0, pageSize: 10, total: 0 })),
    reply('getFeatureFlags', () => featureFlags({ hasPlainAddresses: true })),
    reply('estimate', ({ body }) => ({ ...priceOf(body), places: [HERE, { lat: 37.49, lng: 127.02 }] })),
  );
  const { user, store } = await renderComposer({
    draft: job({ waypoints: [{ ...places.pickup, address: null }, places.dropoff] }),
  });
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.keyboard('새로 난 길 7');
  await user.click(await screen.findByRole('option', { name: /‘새로 난 길 7’ 그대로 사용/ }));
  await waitFor(() => expect(pickup(store)?.address).toEqual({ roadAddress: '새로 난 길 7' }));
  expect((await panel().findAllByText('12,000원'))[0]).toBeVisible();
});

test('a provider that takes no plain text is not offered one', async () => {
  server.use(reply('searchAddresses', () => ({ items: [], pageIndex: 0, pageSize: 10, total: 0 })));
  const { user } = await renderComposer();
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.keyboard('새로 난 길 7');
  expect(await screen.findByText(/검색 결과가 없어요/)).toBeVisible();
  expect(screen.getByRole('option', { name: '지도에서 위치 선택' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /그대로 사용/ })).toBeNull();
});

test('the exit of a station goes into the detail of the address', async () => {
  const { user, store } = await renderComposer();
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.keyboard('수원역 3번 출구');
  await user.click(await screen.findByRole('option', { name: /덕영대로/ }));
  await waitFor(() => expect(pickup(store)?.addressDetail).toBe('3번 출구'));
});
