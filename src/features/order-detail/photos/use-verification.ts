import { useEffect, useRef, useState } from 'react';
import { downloadImage } from '@/api/order/order-images';
import type { OrderImage } from '@/api/order/order-requests';
import { sha256Of } from '@/lib/photos/prepare-photo';

export type Verdict = 'checking' | 'unchanged' | 'changed' | 'unreachable' | 'unknown';

async function verifyImage({ url, sha256 }: OrderImage, signal: AbortSignal): Promise<Verdict> {
  if (!sha256) return 'unknown';
  try {
    return (await sha256Of(await downloadImage(url, signal))) === sha256.toLowerCase() ? 'unchanged' : 'changed';
  } catch {
    return 'unreachable';
  }
}

/** Downloads every photo again and compares its SHA-256 with the one recorded at upload. */
export function useVerification(images: readonly OrderImage[]) {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function verify() {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setVerdicts(Object.fromEntries(images.map(({ id }) => [id, 'checking' as const])));
    // One after the other: a phone should hold one photo in memory, not ten.
    for (const image of images) {
      const verdict = await verifyImage(image, signal);
      if (signal.aborted) return;
      setVerdicts((before) => ({ ...before, [image.id]: verdict }));
    }
  }

  const isChecking = Object.values(verdicts).includes('checking');
  return { verdictOf: (id: string): Verdict | null => verdicts[id] ?? null, isChecking, verify };
}
