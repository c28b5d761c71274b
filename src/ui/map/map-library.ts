import { useCallback, useEffect, useState } from 'react';
import { BASEMAP } from '@/config/map';
import { mountMap as mountOwnMap } from './leaflet/mount-map';
import type { LoadMap, MapHandle, MapOptions, MountMap } from './map-port';

/** For this long, an empty map is better than one that is replaced at once. */
const PATIENCE_MS = 3_000;

const loadKakaoMap: LoadMap = () => import('./kakao/mount-map').then(({ loadMap }) => loadMap());

type Library = { name: 'own' | 'kakao'; mount: MountMap };
const OWN: Library = { name: 'own', mount: mountOwnMap };

export type MapLibrary = {
  /** Null: the library is still loading. A change of it needs a new element. */
  name: Library['name'] | null;
  /** Null if there is no library yet, or it cannot draw; then another one follows. */
  mount: (element: HTMLElement, options: MapOptions) => MapHandle | null;
};

/**
 * The map of this deployment. Our own map, with the sketch, takes Kakao's place while the vendor's script is slow, and for
 * good if it is blocked, refused or fails. Its code is here, so that this needs no further download.
 */
export function useMapLibrary(): MapLibrary {
  const [library, setLibrary] = useState(BASEMAP === 'kakao' ? null : OWN);

  useEffect(() => {
    if (BASEMAP !== 'kakao') return;
    let isCurrent = true;
    const showOwn = () => setLibrary((current) => current ?? OWN);
    const timer = setTimeout(showOwn, PATIENCE_MS);
    void loadKakaoMap()
      .then(
        (mount) => isCurrent && setLibrary({ name: 'kakao', mount }),
        () => isCurrent && showOwn(),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, []);

  const mount = useCallback(
    (element: HTMLElement, options: MapOptions) => {
      try {
        return library?.mount(element, options) ?? null;
      } catch (error) {
        if (library?.name !== 'kakao') throw error;
        // The vendor's script changes without us; it may do what the policy forbids.
        setLibrary(OWN);
        return null;
      }
    },
    [library],
  );
  return { name: library?.name ?? null, mount };
}
