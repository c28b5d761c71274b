import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { Floating, Notice } from './notice';
import { onToastEvent } from './toast-bus';

const PLAIN_MS = 6_000;

// If the chunk fails to load, the page must not crash: this renders nothing, and the plain notice below appears.
const Toasts = lazy<ComponentType>(() =>
  import('./toast-container').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

/** Rendered on every page; loads the toast library (8 kB) with the first toast. */
export function Toaster() {
  const [isOn, setIsOn] = useState(false);
  const [plain, setPlain] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offWanted = onToastEvent('wanted', () => setIsOn(true));
    const offPlain = onToastEvent('plain', (message) => {
      setPlain(message);
      clearTimeout(timer);
      timer = setTimeout(() => setPlain(null), PLAIN_MS);
    });
    return () => {
      clearTimeout(timer);
      offWanted();
      offPlain();
    };
  }, []);

  return (
    <>
      {isOn ? (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      ) : null}
      {plain ? (
        <Floating>
          <Notice tone="error">{plain}</Notice>
        </Floating>
      ) : null}
    </>
  );
}
