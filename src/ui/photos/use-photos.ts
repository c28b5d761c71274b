import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

type Outcome = Awaited<ReturnType<typeof keepPhoto>> | RefusedFile;

/** The date of the file: re-encoding removes the picture's own date with all camera metadata. */
const dateOf = ({ lastModified }: File) => (lastModified > 0 ? new Date(lastModified).toISOString() : undefined);

async function prepare(file: File, name: string): Promise<Outcome> {
  try {
    return await keepPhoto(await preparePhoto(file), name, dateOf(file));
  } catch (error) {
    return { name: file.name, problem: error instanceof PhotoError ? error.problem : 'broken' };
  }
}

/** Files that are being prepared, by the name of their batch. It goes on when the customer leaves the photos. */
const preparing = new Map<string, Set<Promise<Outcome>>>();
let queue: Promise<unknown> = Promise.resolve();

function startPreparing(file: File, name: string) {
  // One at a time: decoding ten pictures at once can exhaust a phone's memory.
  const outcome = queue.then(() => prepare(file, name));
  queue = outcome;
  const running = preparing.get(name) ?? new Set();
  preparing.set(name, running.add(outcome));
  void outcome.then(() => running.delete(outcome));
  return outcome;
}

/** The photos of a batch, restored after a reload. `batch` must stay the same object. */
export function usePhotos(batch: PhotoBatch) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[] | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [busy, setBusy] = useState(0);
  /** Null while nothing is shown: a URL made then would never be revoked. */
  const urls = useRef<Set<string>>(null);
  const loaded = useRef<Promise<void>>(undefined);
  /** The photos and the accepted files that are still to be prepared. */
  const taken = useRef(0);

  function withUrl({ id, blob, uploaded, ...facts }: Omit<ChosenPhoto, 'url'>): ChosenPhoto {
    const url = URL.createObjectURL(blob);
    urls.current?.add(url);
    return { id, blob, url, uploaded, ...factsOf(facts) };
  }

  function receive(outcome: Outcome) {
    if (!urls.current) return;
    if ('problem' in outcome) {
      taken.current -= 1;
      setRefused((before) => [...before, outcome]);
      return;
    }
    const photo = withUrl(outcome);
    setPhotos((before) => before && [...before, photo]);
  }

  const showEarlier = useEffectEvent(async (earlier: Promise<Outcome>, kept: readonly { id: string }[]) => {
    setBusy((count) => count + 1);
    const outcome = await earlier;
    // It was finished while the photos were read.
    if ('id' in outcome && kept.some(({ id }) => id === outcome.id)) taken.current -= 1;
    else receive(outcome);
    setBusy((count) => count - 1);
  });

  useEffect(() => {
    const created = new Set<string>();
    urls.current = created;
    const name = batch.read() ?? '';
    const earlier = [...(preparing.get(name) ?? [])];
    loaded.current = photosOf(name).then((kept) => {
      taken.current = kept.length + earlier.length;
      if (urls.current !== created) return;
      setPhotos(kept.map(withUrl));
      for (const outcome of earlier) void showEarlier(outcome, kept);
    });
    return () => {
      urls.current = null;
      for (const url of created) URL.revokeObjectURL(url);
    };
  }, [batch]);

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
      await Promise.all(accepted.map((file) => startPreparing(file, name).then(receive)));
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
