import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { styled } from '../../styled';
import { Notice } from './notice';
import { onToastEvent } from './toast-bus';

const PLAIN_MS = 6_000;

// If the chunk fails to load, the page must not crash: this renders nothing, and the plain notice below appears.
const Toasts = lazy<ComponentType>(() =>
  import('./toast-container').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

const Plain = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  inset: `${theme.spacing(4)} ${theme.spacing(4)} auto`,
  maxWidth: theme.layout.form,
  margin: '0 auto',
}));

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
        <Plain>
          <Notice tone="error">{plain}</Notice>
        </Plain>
      ) : null}
    </>
  );
}
