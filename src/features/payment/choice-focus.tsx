import { useEffect, useRef, type ReactNode } from 'react';

/** When the choice inside turns out to be wrong, the keyboard and the eye go there. */
export function ChoiceFocus({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWrong) return;
    const choice =
      place.current?.querySelector<HTMLInputElement>('input:checked') ?? place.current?.querySelector('input');
    choice?.focus();
  }, [isWrong]);
  return <div ref={place}>{children}</div>;
}
