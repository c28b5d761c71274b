import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The same object while nothing in it is new, so that memoized parts that get it do not render again. For JSON only. */
export function useSame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const next = replaceEqualDeep(shown, value);
  if (next !== shown) setShown(next);
  return next;
}
