import { useCallback, useEffect, useState } from 'react';
import { BASEMAP } from '@/config/map';
import type { LoadMap, MapHandle, MapOptions, MountMap } from './map-port';

/** For this long, an empty map is better than one that is replaced at once. */
const PATIENCE_MS = 3_000;

const loadLeaflet: LoadMap = () => import('./leaflet/mount-map').then(({ mountMap }) => mountMap);
const loadPicture: LoadMap = () =>
  import('./sketch/until-used').then(({ pictureUntilUsed }) => pictureUntilUsed(loadLeaflet));
const loadKakaoMap: LoadMap = () => import('./kakao/mount-map').then(({ loadMap }) => loadMap());

type Library = { name: 'own' | 'kakao'; mount: MountMap };
/** Our own map; `loaded`: null until its code is here. */
type OwnMap = { loaded: Library | null; load: () => Promise<Library> };

function ownMap(load: LoadMap): OwnMap {
  const map: OwnMap = {
    loaded: null,
    load: async () => (map.loaded ??= { name: 'own', mount: await load() }),
  };
  return map;
}

/** For a map that is there to be moved. */
export const INTERACTIVE_MAP = ownMap(loadLeaflet);
/** For a map that most customers only look at. */
export const PICTURE_FIRST_MAP = BASEMAP === 'sketch' ? ownMap(loadPicture) : INTERACTIVE_MAP;

/**
 * Loads what a view shows at once. A deployment with Kakao's map loads ours only when it is needed in its place. Rejects if
 * the code cannot be loaded.
 */
export async function loadFirstMap(own: OwnMap): Promise<void> {
  if (BASEMAP !== 'kakao') await own.load();
}

export type MapLibrary = {
  /** Null: the library is still loading. A change of it needs a new element. */
  name: Library['name'] | null;
  /** Null if there is no library yet, or it cannot draw; then another one follows. */
  mount: (element: HTMLElement, options: MapOptions) => MapHandle | null;
};

/**
 * The map of this deployment. Our own map, with the sketch, takes Kakao's place while the vendor's script is slow, and for
 * good if it is blocked, refused or fails.
 */
export function useMapLibrary(own: OwnMap): MapLibrary {
  const [library, setLibrary] = useState(BASEMAP === 'kakao' ? null : own.loaded);

  /** Without a connection, the frame stays empty; the page has everything as text. */
  const showOwn = useCallback(
    (isWanted: (shown: Library | null) => boolean) => {
      own.load().then(
        (map) => setLibrary((shown) => (isWanted(shown) ? map : shown)),
        () => undefined,
      );
    },
    [own],
  );

  useEffect(() => {
    if (BASEMAP !== 'kakao') return;
    let isCurrent = true;
    const standIn = () => showOwn((shown) => isCurrent && shown === null);
    const timer = setTimeout(standIn, PATIENCE_MS);
    void loadKakaoMap()
      .then(
        (mount) => isCurrent && setLibrary({ name: 'kakao', mount }),
        () => isCurrent && standIn(),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [showOwn]);

  const mount = useCallback(
    (element: HTMLElement, options: MapOptions) => {
      try {
        return library?.mount(element, options) ?? null;
      } catch (error) {
        if (library?.name !== 'kakao') throw error;
        // The vendor's script changes without us; it may do what the policy forbids.
        showOwn((shown) => shown === library);
        return null;
      }
    },
    [library, showOwn],
  );
  return { name: library?.name ?? null, mount };
}
