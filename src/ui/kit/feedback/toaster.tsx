import { useEffect, useState, type ComponentType } from 'react';
import { Floating, Notice } from './notice';
import { onToastEvent } from './toast-bus';

const PLAIN_MS = 6_000;

/** Rendered on every page; loads the toast library (8 kB) with the first toast. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offWanted = onToastEvent('wanted', () => {
      // The next toast tries again after a failure, which `lazy` would keep. `notify` shows the plain message meanwhile.
      void import('./toast-container').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined,
      );
    });
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
      {Toasts ? <Toasts /> : null}
      {plain ? (
        <Floating>
          <Notice role="alert">{plain}</Notice>
        </Floating>
      ) : null}
    </>
  );
}
