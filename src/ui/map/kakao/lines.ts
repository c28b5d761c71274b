/// <reference types="kakao.maps.d.ts" />
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import type { LatLng } from '@/domain/order/route-drawing';
import { lineColors } from '@/theme/map-colors';
import type { MapScene } from '../map-port';
import { createLabel, type MarkerHost } from '../markers';
import { arcsOf } from '../scene';
import { toKakao } from './marker-host';

type Colors = ReturnType<typeof lineColors>;
type Style = kakao.maps.setPolylineOptions;

/** As `overlayStyles` in map-styles.ts draws them on our own map. */
const STYLES = {
  ground: ({ ground }: Colors): Style => ({ strokeColor: ground, strokeWeight: 9, strokeOpacity: 1, zIndex: 1 }),
  // The same blue, paler: grey would look like a railway.
  todo: ({ way }: Colors): Style => ({ strokeColor: way, strokeWeight: 5, strokeOpacity: 0.6, zIndex: 2 }),
  done: ({ way }: Colors): Style => ({ strokeColor: way, strokeWeight: 5, strokeOpacity: 1, zIndex: 3 }),
  straightGround: ({ ground }: Colors): Style => ({
    strokeColor: ground,
    strokeWeight: 6,
    strokeOpacity: 1,
    zIndex: 1,
  }),
  straight: ({ straight }: Colors): Style => ({
    strokeColor: straight,
    strokeWeight: 2.5,
    strokeOpacity: 1,
    strokeStyle: 'shortdash',
    zIndex: 2,
  }),
};

const isDark = () => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE) === 'dark';
const toPath = (points: readonly LatLng[]) => points.map(toKakao);

/** The route and the straight lines, in the colours of the colour scheme. */
export function createLines(map: kakao.maps.Map, host: MarkerHost) {
  const lines = Object.entries(STYLES).map(([name, styleOf]) => ({
    name,
    styleOf,
    line: new kakao.maps.Polyline({ map, path: [], ...styleOf(lineColors(isDark())) }),
  }));
  const showLabel = createLabel(host);
  let drawn = '';
  const setPath = (name: keyof typeof STYLES, path: kakao.maps.LatLng[] | kakao.maps.LatLng[][]) =>
    lines.find((line) => line.name === name)?.line.setPath(path);

  const schemeObserver = new MutationObserver(() => {
    for (const { line, styleOf } of lines) line.setOptions(styleOf(lineColors(isDark())));
  });
  schemeObserver.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE] });

  return {
    show({ way, straight }: MapScene) {
      const key = JSON.stringify([way, straight ?? null]);
      if (key === drawn) return;
      drawn = key;
      setPath('ground', toPath([...way.done, ...way.todo]));
      setPath('todo', toPath(way.todo));
      setPath('done', toPath(way.done));
      const { arcs, middle } = arcsOf(straight);
      setPath('straightGround', arcs.map(toPath));
      setPath('straight', arcs.map(toPath));
      showLabel(middle, straight?.label ?? '');
    },
    remove() {
      schemeObserver.disconnect();
      for (const { line } of lines) line.setMap(null);
      showLabel(null, '');
    },
  };
}
