import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import type { MapCamera, MapDriver, MapOptions, MapScene } from '../map-port';
import { createDrivers, createLabel, createStops, type MarkerHost, type PlacedMarker } from '../markers';
import { arcsOf, contentKeyOf, EMPTY_SCENE, FIRST_ZOOM, fitPadding, obstaclesOf, pointsOf, SEOUL } from '../scene';
import type { Point } from '../spread';
import { cameraFor, createProjection } from './camera';
import { hideCovered, nameElement, NAME_SIZE, placesAt, smoothWaters, waterWidth } from './parts';

const SVG = 'http://www.w3.org/2000/svg';
/** The paper's squares at a whole zoom level. */
const SQUARE = 64;
/** Markers are above the route, and drivers above the stops, in the order of Leaflet's map. */
const ABOVE = 1_000;

type Marker = { at: LatLng; put: () => void };

/** Puts elements on the picture; `all` have to be put again where another part of the world is shown. */
function createHost(layer: HTMLElement, project: (at: LatLng) => Point) {
  const all = new Set<Marker>();
  const host: MarkerHost = {
    place(at, content, { size, isAbove = false, isPressable = false }): PlacedMarker {
      const frame = document.createElement('div');
      frame.className = 'map-marker';
      frame.style.width = frame.style.height = `${size}px`;
      if (!isPressable) frame.setAttribute('aria-hidden', 'true');
      frame.append(content);
      const marker: Marker = {
        at,
        put() {
          const { x, y } = project(marker.at);
          frame.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
          frame.style.zIndex = String(y + (isAbove ? ABOVE : 0));
        },
      };
      marker.put();
      all.add(marker);
      layer.append(frame);
      return {
        moveTo(next) {
          marker.at = next;
          marker.put();
        },
        at: () => marker.at,
        remove() {
          all.delete(marker);
          frame.remove();
        },
      };
    },
    project,
    // A fleet is grouped by the map that can be zoomed.
    isClosest: () => true,
    zoomTo: () => undefined,
  };
  return { host, putAll: () => all.forEach(({ put }) => put()) };
}

function div(className: string) {
  const created = document.createElement('div');
  created.className = className;
  return created;
}

function addPath(svg: SVGSVGElement, className: string) {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', className);
  svg.append(path);
  return path;
}

export type Picture = {
  show: (scene: MapScene) => void;
  /** Null until the element first has a size. */
  camera: () => MapCamera | null;
  /** The drivers as they are now: one may still be moving. */
  drivers: () => MapDriver[];
  remove: () => void;
};

/** Draws the sketch and a scene on it. The picture fits itself to its element and to new content, and cannot be moved. */
export function drawPicture(element: HTMLElement, options: MapOptions): Picture {
  const [frame, paper, names, marks] = [div('map-picture'), div('map-paper'), div('map-places'), div('map-marks')];
  const svg = document.createElementNS(SVG, 'svg');
  const waters = smoothWaters().map((water) => ({ ...water, path: addPath(svg, 'map-water') }));
  const lines = {
    ground: addPath(svg, 'map-way'),
    todo: addPath(svg, 'map-way-todo'),
    done: addPath(svg, 'map-way-done'),
    straightGround: addPath(svg, 'map-straight-ground'),
    straight: addPath(svg, 'map-straight'),
  };
  frame.append(paper, svg, names, marks);
  element.append(frame);

  let camera: MapCamera | null = null;
  let projection = createProjection({ at: SEOUL, zoom: FIRST_ZOOM }, { width: 0, height: 0 });
  let scene = EMPTY_SCENE;
  let contentKey = '';
  let size = { width: 0, height: 0 };
  let drawnNames: { html: HTMLElement; at: Point }[] = [];
  const { host, putAll } = createHost(marks, (at) => projection.place(at));
  const showStops = createStops(host);
  const showLabel = createLabel(host);
  const drivers = createDrivers(host, options, () => undefined);

  const lineOf = (points: readonly LatLng[]) => {
    const places = points.map((at) => projection.place(at)).map(({ x, y }) => `${x} ${y}`);
    const different = places.filter((place, index) => place !== places[index - 1]);
    return different.length === 0 ? '' : `M${different.join('L')}`;
  };

  /** Shows everything, as large as the element allows. */
  function fitView() {
    size = { width: element.clientWidth, height: element.clientHeight };
    if (size.width === 0 || size.height === 0) return;
    const bounds = boundsOf(pointsOf(scene));
    camera = bounds ? cameraFor(bounds, size, fitPadding(size.height)) : { at: SEOUL, zoom: FIRST_ZOOM };
    projection = createProjection(camera, size);
    drawGround(camera);
    putAll();
  }

  function drawGround({ at, zoom }: MapCamera) {
    for (const { metres, course, path } of waters) {
      path.setAttribute('d', lineOf(course.map(([lat, lng]) => ({ lat, lng }))));
      path.style.strokeWidth = `${waterWidth(metres, at.lat, zoom)}px`;
    }
    // Leaflet draws the paper at whole zoom levels, and scales it.
    const square = SQUARE * 2 ** (zoom - Math.round(zoom));
    paper.style.backgroundSize = `${square}px ${square}px`;
    paper.style.backgroundPosition = `${-(projection.world.x % square)}px ${-(projection.world.y % square)}px`;
    names.replaceChildren();
    const { host: nameHost } = createHost(names, (place) => projection.place(place));
    drawnNames = placesAt(zoom).flatMap((place) => {
      const [lat, lng] = place;
      const { x, y } = projection.place({ lat, lng });
      const isInside = Math.abs(x - size.width / 2) < (size.width + NAME_SIZE.width) / 2;
      if (!isInside || Math.abs(y - size.height / 2) > (size.height + NAME_SIZE.height) / 2) return [];
      const html = nameElement(place, options.locale);
      nameHost.place({ lat, lng }, html, { size: NAME_SIZE.width });
      return [{ html, at: { x, y } }];
    });
  }

  function draw() {
    const { stops, way, straight } = scene;
    const { arcs, middle } = arcsOf(straight);
    const arcLines = arcs.map(lineOf).join('');
    lines.ground.setAttribute('d', lineOf([...way.done, ...way.todo]));
    lines.todo.setAttribute('d', lineOf(way.todo));
    lines.done.setAttribute('d', lineOf(way.done));
    lines.straightGround.setAttribute('d', arcLines);
    lines.straight.setAttribute('d', arcLines);
    showLabel(middle, straight?.label ?? '');
    showStops(stops);
    hideCovered(
      drawnNames,
      obstaclesOf(scene).map((obstacle) => ({ ...obstacle, at: projection.place(obstacle.at) })),
    );
  }

  const resized = new ResizeObserver(() => {
    // The observer's first call comes without a change.
    if (element.clientWidth === size.width && element.clientHeight === size.height) return;
    fitView();
    draw();
    drivers.arrange();
  });
  resized.observe(element);

  return {
    show(next) {
      scene = next;
      const key = contentKeyOf(next);
      if (key !== contentKey) fitView();
      contentKey = key;
      draw();
      drivers.show(next.drivers);
    },
    camera: () => camera,
    drivers: drivers.shown,
    remove() {
      resized.disconnect();
      drivers.remove();
      frame.remove();
    },
  };
}
