import { Suspense, lazy, type ComponentType } from 'react';
import { env } from '@/config/env';
import { selectSignIn } from '@/store/auth-slice';
import { selectIsRehydrated } from '@/store/create-store';
import { useAppSelector } from '@/store/hooks';

const SECOND_TRY_MS = 5_000;

/** Nobody waits for it, and nobody is disturbed when it does not come, even the second time. */
const silently = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS)).then(load))
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  );

const LinePart = silently(() => import('./connectivity/connectivity-part').then((module) => module.LinePart));
const PushPart = silently(() => import('./push/push-part').then((module) => module.PushPart));
const TelemetryPart = silently(() => import('./telemetry/telemetry-part').then((module) => module.TelemetryPart));

/** What works behind every page: a word on the line, pushes for members (spec §6: never for guests), reports where a deployment wants them. */
export function BackgroundParts() {
  const { kind } = useAppSelector(selectSignIn);
  // Not before the prerendered page has been taken over.
  const isLive = useAppSelector(selectIsRehydrated);
  return (
    <Suspense fallback={null}>
      {isLive ? <LinePart /> : null}
      {kind === 'member' ? <PushPart /> : null}
      {isLive && env.telemetry.url !== '' ? <TelemetryPart /> : null}
    </Suspense>
  );
}
