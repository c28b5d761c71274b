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

/** Returns an undo function, which keeps changes made since then, also in another tab. */
function removePlaces(isRemoved: (place: DevicePlace) => boolean) {
  let before: readonly DevicePlace[] = [];
  writePlaces((stored) => {
    before = stored.places;
    return { ...stored, places: before.filter((place) => !isRemoved(place)) };
  });
  return () =>
    writePlaces((stored) => {
      const current = new Map(stored.places.map((place) => [place.id, place]));
      const isNew = ({ id }: DevicePlace) => before.every((place) => place.id !== id);
      const restored = before.flatMap((place) => current.get(place.id) ?? (isRemoved(place) ? place : []));
      return { ...stored, places: [...stored.places.filter(isNew), ...restored] };
    });
}

export const forgetPlace = (id: string) => removePlaces((place) => place.id === id);
export const forgetPlaces = () => removePlaces(() => true);
export const setDeviceShared = (isShared: boolean) => writePlaces((stored) => ({ ...stored, isShared }));
