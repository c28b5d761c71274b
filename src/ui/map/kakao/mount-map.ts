/// <reference types="kakao.maps.d.ts" />
import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import { loadKakao } from '@/lib/kakao/load-kakao';
import type { LoadMap, MapOptions, MountMap } from '../map-port';
import { createDrivers, createStops } from '../markers';
import { nearestPlace } from '../sketch/nearest-place';
import { contentKeyOf, EMPTY_SCENE, fitPadding, pointsOf, SEOUL } from '../scene';
import { addGestures } from './gestures';
import { createLines } from './lines';
import { CLOSEST_LEVEL, createMarkerHost, fromKakao, toKakao } from './marker-host';

/** The vendor's levels: 3 is a metre per pixel, and each further one shows twice as much. */
const FIRST_LEVEL = 9;
const FIT_LEVEL = 5;
const STREET_LEVEL = 4;
const FOLLOW_LEVEL = 5;
const FARTHEST_LEVEL = 13;

function createMap(element: HTMLElement, { isStill, isTouched }: MapOptions) {
  element.tabIndex = 0;
  const map = new kakao.maps.Map(element, {
    center: toKakao(SEOUL),
    level: FIRST_LEVEL,
    draggable: !isTouched,
    tileAnimation: !isStill,
    keyboardShortcuts: false,
  });
  map.setMaxLevel(FARTHEST_LEVEL);
  // The buttons are on the left.
  map.setCopyrightPosition(kakao.maps.CopyrightPosition.BOTTOMRIGHT, true);
  return map;
}

/** Kakao's map. Its SDK must be loaded; throws if the SDK cannot draw in the element. */
const mountMap: MountMap = (element, options) => {
  const map = createMap(element, options);
  const host = createMarkerHost(map, () => {
    isMovedByUser = true;
  });
  const lines = createLines(map, host);
  const showStops = createStops(host);
  const drivers = createDrivers(host, options, (at) => {
    if (isFollowing) map.setCenter(toKakao(at));
  });
  let scene = EMPTY_SCENE;
  let contentKey = '';
  let isMovedByUser = false;
  let isFollowing = false;
  /** The place that the map was sent to. */
  let middle: LatLng | null = null;

  function unfollow() {
    if (!isFollowing) return;
    isFollowing = false;
    options.onUnfollow?.();
  }

  function keepInMiddle() {
    const at = drivers.first();
    if (isFollowing && at) map.setCenter(toKakao(at));
  }

  function setMoved() {
    isMovedByUser = true;
  }

  /** Not from gestures: one that changes nothing, such as a turn of the wheel at the closest level, has no `idle` after it. */
  function reportMove() {
    if (isMovedByUser) options.onMoveStart?.();
  }

  const { addListener, removeListener } = kakao.maps.event;
  const listeners = {
    dragstart() {
      setMoved();
      unfollow();
    },
    zoom_start: reportMove,
    center_changed: reportMove,
    zoom_changed() {
      drivers.arrange();
      keepInMiddle();
    },
    idle() {
      if (isMovedByUser) options.onCentre?.(fromKakao(map.getCenter()));
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addListener(map, type, listener);

  function zoom(step: 1 | -1) {
    const level = Math.min(FARTHEST_LEVEL, Math.max(CLOSEST_LEVEL, map.getLevel() - step));
    setMoved();
    map.setLevel(level, { animate: !options.isStill });
  }
  const removeGestures = addGestures(map, element, {
    isTouched: options.isTouched,
    onMove: setMoved,
    onLeave: unfollow,
    zoom,
  });

  function fit() {
    unfollow();
    isMovedByUser = false;
    const bounds = boundsOf(pointsOf(scene));
    if (!bounds || element.clientWidth === 0 || element.clientHeight === 0) return;
    const [southWest, northEast] = bounds.map(toKakao);
    const { top, right, bottom, left } = fitPadding(element.clientHeight);
    map.setBounds(new kakao.maps.LatLngBounds(southWest, northEast), top, right, bottom, left);
    if (map.getLevel() < FIT_LEVEL) map.setLevel(FIT_LEVEL);
  }

  function moveTo(at: LatLng) {
    isMovedByUser = false;
    middle = at;
    map.setLevel(STREET_LEVEL);
    map.setCenter(toKakao(at));
  }

  const resized = new ResizeObserver(() => {
    map.relayout();
    // A map in an opening dialog grows, which would move its middle.
    if (isFollowing) keepInMiddle();
    else if (!isMovedByUser && middle) moveTo(middle);
    else if (!isMovedByUser) fit();
  });
  resized.observe(element);

  return {
    show(next) {
      scene = next;
      lines.show(next);
      showStops(next.stops);
      drivers.show(next.drivers);
      if (contentKeyOf(next) === contentKey) return;
      contentKey = contentKeyOf(next);
      if (!isMovedByUser) fit();
    },
    fit,
    zoom,
    moveTo,
    follow() {
      const at = drivers.first();
      if (!at) return;
      isFollowing = true;
      isMovedByUser = true;
      map.setLevel(Math.min(FOLLOW_LEVEL, map.getLevel()));
      map.setCenter(toKakao(at));
    },
    unfollow,
    placeNear: (at) => nearestPlace(at, options.locale),
    remove() {
      removeGestures();
      resized.disconnect();
      for (const [type, listener] of Object.entries(listeners)) removeListener(map, type, listener);
      drivers.remove();
      lines.remove();
      // The vendor has no call that ends a map.
      element.replaceChildren();
    },
  };
};

export const loadMap: LoadMap = async () => {
  await loadKakao();
  return mountMap;
};
