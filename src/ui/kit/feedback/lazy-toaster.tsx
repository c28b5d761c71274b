import styled from '@emotion/styled';
import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { Notice } from './notice';
import { PLAIN_TOAST_EVENT, TOAST_EVENT } from './notify';

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

/** Rendered on every page; loads the toast library with the first toast. */
export function LazyToaster() {
  const [isOn, setIsOn] = useState(false);
  const [plain, setPlain] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mount = () => setIsOn(true);
    const showPlain = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      setPlain(String(event.detail));
      clearTimeout(timer);
      timer = setTimeout(() => setPlain(null), PLAIN_MS);
    };
    window.addEventListener(TOAST_EVENT, mount);
    window.addEventListener(PLAIN_TOAST_EVENT, showPlain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(TOAST_EVENT, mount);
      window.removeEventListener(PLAIN_TOAST_EVENT, showPlain);
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
