import styled from '@emotion/styled';
import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { Notice } from './notice';
import { onToastEvent } from './toast-bus';

const PLAIN_MS = 6_000;

// A failed chunk must not take the page down: nothing is shown here then, and the plain notice below takes over.
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

/** The place for toasts in every page. The library (8 kB) loads with the first toast. */
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
