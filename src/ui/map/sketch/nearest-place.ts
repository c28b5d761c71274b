import { KOREAN, type Locale } from '@/config/locales';
import { metresBetween } from '@/domain/order/driver-position';
import type { LatLng } from '@/domain/order/route-drawing';
import { DISTRICTS } from './places';

/** Farther away, the name of a district would mislead. */
const NEAR_METRES = 6_000;

/** The nearest district or city that the sketch knows. */
export function nearestPlace(at: LatLng, locale: Locale): string | null {
  let best: { name: string; metres: number } | null = null;
  for (const [lat, lng, korean, roman] of DISTRICTS) {
    const metres = metresBetween(at, { lat, lng });
    if (metres > NEAR_METRES || (best && metres >= best.metres)) continue;
    best = { name: locale === KOREAN ? korean : roman, metres };
  }
  return best?.name ?? null;
}
