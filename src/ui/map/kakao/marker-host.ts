/// <reference types="kakao.maps.d.ts" />
import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import type { MarkerHost } from '../markers';

export const toKakao = ({ lat, lng }: LatLng) => new kakao.maps.LatLng(lat, lng);
export const fromKakao = (at: kakao.maps.LatLng): LatLng => ({ lat: at.getLat(), lng: at.getLng() });

/** The vendor's closest level; each further one shows twice as much. */
export const CLOSEST_LEVEL = 1;

/** The same box as a Leaflet marker has, so that both maps share their styles. */
function boxOf(content: HTMLElement, size: number, isPressable: boolean) {
  const box = document.createElement('div');
  box.className = 'map-marker';
  box.style.width = `${size}px`;
  box.style.height = `${size}px`;
  if (!isPressable) box.setAttribute('aria-hidden', 'true');
  box.append(content);
  return box;
}

/** `zoomTo` is told apart from the customer's own movements by `onZoomTo`. */
export const createMarkerHost = (map: kakao.maps.Map, onZoomTo: () => void): MarkerHost => ({
  place(at, content, { size, isAbove = false, isPressable = false }) {
    const overlay = new kakao.maps.CustomOverlay({
      map,
      position: toKakao(at),
      content: boxOf(content, size, isPressable),
      xAnchor: 0.5,
      yAnchor: 0.5,
      zIndex: isAbove ? 2 : 1,
      // Keeps the press from the map.
      clickable: isPressable,
    });
    return {
      moveTo: (to) => overlay.setPosition(toKakao(to)),
      at: () => fromKakao(overlay.getPosition()),
      remove: () => overlay.setMap(null),
    };
  },
  project: (at) => map.getProjection().containerPointFromCoords(toKakao(at)),
  isClosest: () => map.getLevel() <= CLOSEST_LEVEL,
  zoomTo(places) {
    const bounds = boundsOf(places);
    if (!bounds) return;
    onZoomTo();
    const level = map.getLevel();
    const [southWest, northEast] = bounds;
    map.setBounds(new kakao.maps.LatLngBounds(toKakao(southWest), toKakao(northEast)), 48, 48, 48, 48);
    if (map.getLevel() >= level) map.setLevel(Math.max(CLOSEST_LEVEL, level - 1));
  },
});
