import { DivIcon, DomEvent, LatLngBounds, type Map as LeafletMap, Marker } from 'leaflet';
import type { MarkerHost } from '../markers';

export const createMarkerHost = (map: LeafletMap): MarkerHost => ({
  place(at, content, { size, isAbove = false, isPressable = false }) {
    // Prevents the map from treating the press as the start of a drag.
    if (isPressable) DomEvent.disableClickPropagation(content);
    const icon = new DivIcon({ html: content, className: 'map-marker', iconSize: [size, size] });
    const marker = new Marker([at.lat, at.lng], {
      icon,
      keyboard: false,
      interactive: false,
      zIndexOffset: isAbove ? 1_000 : 0,
    }).addTo(map);
    if (!isPressable) marker.getElement()?.setAttribute('aria-hidden', 'true');
    return {
      moveTo: ({ lat, lng }) => void marker.setLatLng([lat, lng]),
      at: () => marker.getLatLng(),
      remove: () => void marker.remove(),
    };
  },
  project: (at) => map.latLngToLayerPoint(at),
  isClosest: () => map.getZoom() >= map.getMaxZoom(),
  zoomTo(places) {
    const bounds = new LatLngBounds(places.map(({ lat, lng }) => [lat, lng]));
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(0.2)));
    map.setView(bounds.getCenter(), Math.min(map.getMaxZoom(), zoom));
  },
});
