import { useEffect, useRef, useState } from 'react';
import type { PhotoBatch } from '@/lib/photos/photo-batch';
import { describePhoto, factsOf, keepPhoto, photosOf, removePhoto, type PhotoFacts } from '@/lib/photos/photo-store';
import { MAX_PHOTOS, PhotoError, preparePhoto, type PhotoProblem } from '@/lib/photos/prepare-photo';

export type ChosenPhoto = PhotoFacts & { id: string; url: string; blob: Blob };
/** A file that cannot be used, by its own name, and why. */
export type RefusedFile = { name: string; problem: PhotoProblem | 'tooMany' };

/** Of the camera or of the file; the picture itself loses its date with everything else the camera wrote into it. */
const dateOf = ({ lastModified }: File) => (lastModified > 0 ? new Date(lastModified).toISOString() : undefined);

/** The photos of a batch; a reload finds them again. `batch` stays the same object. */
export function usePhotos(batch: PhotoBatch) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[] | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [busy, setBusy] = useState(0);
  const urls = useRef(new Set<string>());

  function shown({ id, blob, ...facts }: Omit<ChosenPhoto, 'url'>): ChosenPhoto {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return { id, blob, url, ...factsOf(facts) };
  }

  useEffect(() => {
    let isCurrent = true;
    const made = urls.current;
    void photosOf(batch.read()).then((kept) => {
      if (isCurrent) setPhotos(kept.map(shown));
    });
    return () => {
      isCurrent = false;
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, [batch]);

  async function prepare(file: File) {
    setBusy((count) => count + 1);
    try {
      const kept = shown(await keepPhoto(await preparePhoto(file), batch.open(), dateOf(file)));
      setPhotos((before) => [...(before ?? []), kept]);
    } catch (error) {
      const problem = error instanceof PhotoError ? error.problem : 'broken';
      setRefused((before) => [...before, { name: file.name, problem }]);
    } finally {
      setBusy((count) => count - 1);
    }
  }

  async function add(files: readonly File[]) {
    const room = Math.max(0, MAX_PHOTOS - (photos?.length ?? 0) - busy);
    setRefused(files.slice(room).map(({ name }) => ({ name, problem: 'tooMany' as const })));
    // One after the other: a phone that decodes ten pictures at once runs out of memory.
    for (const file of files.slice(0, room)) await prepare(file);
  }

  function remove(id: string) {
    setPhotos((before) => before?.filter((photo) => photo.id !== id) ?? null);
    void removePhoto(id);
  }

  /** `item`: what it shows; '' takes that back. */
  function describe(id: string, item: string) {
    setPhotos((before) => before?.map((photo) => (photo.id === id ? { ...photo, item } : photo)) ?? null);
    void describePhoto(id, item);
  }

  return { photos: photos ?? [], isLoaded: photos !== null, refused, isBusy: busy > 0, add, remove, describe };
}
