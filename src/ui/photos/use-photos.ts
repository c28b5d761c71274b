import { useEffect, useRef, useState } from 'react';
import type { PhotoBatch } from '@/lib/photos/photo-batch';
import {
  describePhoto,
  factsOf,
  keepPhoto,
  keepUpload,
  photosOf,
  removePhoto,
  type PhotoFacts,
  type UploadedFile,
} from '@/lib/photos/photo-store';
import { MAX_PHOTOS, PhotoError, preparePhoto, type PhotoProblem } from '@/lib/photos/prepare-photo';

export type ChosenPhoto = PhotoFacts & { id: string; url: string; blob: Blob; uploaded?: UploadedFile | undefined };
/** A file that cannot be used, and why. */
type RefusedFile = { name: string; problem: PhotoProblem | 'tooMany' };

/** The date of the file: re-encoding removes the picture's own date with all camera metadata. */
const dateOf = ({ lastModified }: File) => (lastModified > 0 ? new Date(lastModified).toISOString() : undefined);

/** The photos of a batch, restored after a reload. `batch` must stay the same object. */
export function usePhotos(batch: PhotoBatch) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[] | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [busy, setBusy] = useState(0);
  const urls = useRef(new Set<string>());
  const loaded = useRef<Promise<void>>(undefined);
  /** The photos and the accepted files that are still to be prepared. */
  const taken = useRef(0);

  function withUrl({ id, blob, uploaded, ...facts }: Omit<ChosenPhoto, 'url'>): ChosenPhoto {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return { id, blob, url, uploaded, ...factsOf(facts) };
  }

  useEffect(() => {
    let isCurrent = true;
    const createdUrls = urls.current;
    loaded.current = photosOf(batch.read()).then((kept) => {
      taken.current = kept.length;
      if (isCurrent) setPhotos(kept.map(withUrl));
    });
    return () => {
      isCurrent = false;
      for (const url of createdUrls) URL.revokeObjectURL(url);
      createdUrls.clear();
    };
  }, [batch]);

  async function prepare(file: File, name: string) {
    try {
      const kept = withUrl(await keepPhoto(await preparePhoto(file), name, dateOf(file)));
      setPhotos((before) => before && [...before, kept]);
    } catch (error) {
      taken.current -= 1;
      const problem = error instanceof PhotoError ? error.problem : 'broken';
      setRefused((before) => [...before, { name: file.name, problem }]);
    }
  }

  async function add(files: readonly File[]) {
    setBusy((count) => count + 1);
    // Photos from before a reload count too.
    await loaded.current;
    const free = Math.max(0, MAX_PHOTOS - taken.current);
    const accepted = files.slice(0, free);
    taken.current += accepted.length;
    const tooMany = files.slice(free).map(({ name }) => ({ name, problem: 'tooMany' as const }));
    // While earlier files are being prepared, the refused ones among them stay in the list.
    setRefused((before) => (busy > 0 ? [...before, ...tooMany] : tooMany));
    if (accepted.length > 0) {
      // Named before the wait: the order may be placed meanwhile, and these photos are not for the next one.
      const name = batch.open();
      // One at a time: decoding ten pictures at once can exhaust a phone's memory.
      for (const file of accepted) await prepare(file, name);
    }
    setBusy((count) => count - 1);
  }

  function remove(id: string) {
    taken.current -= 1;
    setPhotos((before) => before?.filter((photo) => photo.id !== id) ?? null);
    void removePhoto(id);
  }

  const change = (id: string, facts: Partial<ChosenPhoto>) =>
    setPhotos((before) => before?.map((photo) => (photo.id === id ? { ...photo, ...facts } : photo)) ?? null);

  /** Sets which item the photo shows; '' clears it. */
  function describe(id: string, item: string) {
    change(id, { item });
    void describePhoto(id, item);
  }

  /** Resolves when a reload would find it. */
  function setUploaded(id: string, uploaded: UploadedFile | undefined) {
    change(id, { uploaded });
    return keepUpload(id, uploaded);
  }

  return {
    photos: photos ?? [],
    isLoaded: photos !== null,
    refused,
    isBusy: busy > 0,
    add,
    remove,
    describe,
    setUploaded,
  };
}
