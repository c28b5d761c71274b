import { screen } from '@testing-library/react';
import type { Order, OrderProgress } from '@/api/order/order-requests';
import type { SheetName } from '@/config/routes';
import { OrderDetail } from '@/features/order-detail/detail-page';
import { order, waypoint } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

export const MINUTE = 60_000;
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
export const ahead = (minutes: number) => ago(-minutes);

export const driver = {
  id: 'driver-1',
  name: '정우진',
  mobileNo: '+8250712345678',
  vehicleClass: 'damas',
  plateNo: '경기 85사 3233',
  rating: 4.8,
};

export const progressOf = ({ status, eta, driver: who, waypoints }: Order): OrderProgress => ({
  status,
  updatedAt: ago(0),
  eta: eta ?? null,
  driver: who ?? null,
  waypoints: waypoints.map(({ state, doneAt }) => ({ state, doneAt: doneAt ?? null })),
});

/** The provider has only this order, with a driver at a position of the given age. */
export function serve(known: Order, positionAgeMinutes = 0) {
  server.use(
    reply('getOrder', () => known),
    reply('getOrderStatus', () => progressOf(known)),
    reply('getOrderRoute', () => ({
      path: [],
      distanceMetres: 10_000,
      remainingMetres: 4_200,
      driver: { lat: 37.53, lng: 127, at: ago(positionAgeMinutes) },
      updatedAt: ago(0),
    })),
  );
}

export const transit = (over: Partial<Order> = {}) =>
  order({
    status: 8,
    driver,
    eta: { from: ahead(32), to: ahead(48) },
    waypoints: [waypoint({ state: 'done', doneAt: ago(10) }), waypoint({ state: 'current' })],
    ...over,
  });

export const open = (sheet?: SheetName) =>
  renderApp(<OrderDetail orderId="order-0001" sheet={sheet} renderShared={() => null} />, { user: member() });
export const find = (name: string) => screen.findByRole('button', { name });
