// Apart from `device-places`, because only a dialog needs it.
import { MAX_NAME, writePlaces, type DevicePlace } from './device-places';

const changePlace = (id: string, change: Partial<Pick<DevicePlace, 'name' | 'isPinned'>>) =>
  writePlaces((stored) => ({
    ...stored,
    places: stored.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
  }));

/** A named place stays at the top. */
export const namePlace = (id: string, name: string) =>
  changePlace(id, { name: name.slice(0, MAX_NAME), ...(name.trim() === '' ? {} : { isPinned: true }) });
export const pinPlace = (id: string, isPinned: boolean) => changePlace(id, { isPinned });
export const forgetPlace = (id: string) =>
  writePlaces((stored) => ({ ...stored, places: stored.places.filter((place) => place.id !== id) }));
export const forgetPlaces = () => writePlaces((stored) => ({ ...stored, places: [] }));
/** Undoes `forgetPlaces`. */
export const restorePlaces = (places: DevicePlace[]) => writePlaces((stored) => ({ ...stored, places }));
export const setDeviceShared = (isShared: boolean) => writePlaces((stored) => ({ ...stored, isShared }));
