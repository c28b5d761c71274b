import type { LatLng } from '@/domain/order/route-drawing';

export type PositionRefusal = 'refused' | 'unavailable';

const LIMIT_MS = 10_000;
/** A position of the last minute is good enough for a pin. */
const MAX_AGE_MS = 60_000;

/** Asks for the device's position, which may open the browser's question. Only after the customer asked for it. */
export function currentPosition(): Promise<LatLng | PositionRefusal> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve({ lat, lng }),
      ({ code }) => resolve(code === 1 ? 'refused' : 'unavailable'),
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
