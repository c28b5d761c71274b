import { Global, type SerializedStyles } from '@emotion/react';
import { useEffect, useState } from 'react';

const FORCED = '(forced-colors: active)';

/** Loads the styles for forced colours where these are on, also when they are switched on later. */
export function ForcedColors() {
  const [styles, setStyles] = useState<SerializedStyles>();

  useEffect(() => {
    const load = () => {
      if (!window.matchMedia(FORCED).matches) return;
      // Without them the page works as before.
      void import('@/theme/forced-colors').then(
        ({ forcedColors }) => setStyles(forcedColors),
        () => undefined,
      );
    };
    load();
    const forced = window.matchMedia(FORCED);
    forced.addEventListener('change', load);
    return () => forced.removeEventListener('change', load);
  }, []);

  return styles ? <Global styles={styles} /> : null;
}
