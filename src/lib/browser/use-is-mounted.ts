import { useEffect, useRef } from 'react';

/** False once the customer has left the component, so that a late answer does not act as if they were still there. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
