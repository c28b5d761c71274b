import { Suspense, lazy, useSyncExternalStore, type ComponentType } from 'react';
import { env } from '@/config/env';

// What cannot be sent is not missed.
const Part = lazy<ComponentType>(() =>
  import('./telemetry-part').then(
    (module) => ({ default: module.TelemetryPart }),
    () => ({ default: () => null }),
  ),
);

const never = () => () => undefined;
const isConfigured = () => env.telemetry.url !== '';
/** The prerendered page, and its taking over, do without. */
const onServer = () => false;

/** Off unless a deployment names an address; then its code comes after the page. */
export function Telemetry() {
  const isOn = useSyncExternalStore(never, isConfigured, onServer);
  return isOn ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
}
