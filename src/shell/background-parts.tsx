import { Suspense, lazy, type ComponentType } from 'react';
import { env } from '@/config/env';
import { selectSignIn } from '@/store/auth-slice';
import { selectIsRehydrated } from '@/store/create-store';
import { useAppSelector } from '@/store/hooks';

const SECOND_TRY_MS = 5_000;

/** Loads a part lazily. A failed download is repeated once after 5 s and then ignored. */
const lazyOrNothing = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS)).then(load))
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  );

const LateParts = lazyOrNothing(() => import('./late-parts').then((module) => module.LateParts));
const PushPart = lazyOrNothing(() => import('./push/push-part').then((module) => module.PushPart));
const TelemetryPart = lazyOrNothing(() => import('./telemetry/telemetry-part').then((module) => module.TelemetryPart));

/**
 * Parts that work behind every page: connectivity notices, forced colours, pushes for members (spec §6: never for guests),
 * and error reports where the deployment wants them.
 */
export function BackgroundParts() {
  const { kind } = useAppSelector(selectSignIn);
  // False until the prerendered page is hydrated.
  const isRehydrated = useAppSelector(selectIsRehydrated);
  return (
    <Suspense fallback={null}>
      {isRehydrated ? <LateParts /> : null}
      {kind === 'member' ? <PushPart /> : null}
      {isRehydrated && env.telemetry.url !== '' ? <TelemetryPart /> : null}
    </Suspense>
  );
}
