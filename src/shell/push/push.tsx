import { Suspense, lazy, type ComponentType } from 'react';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';

// Without it there are no pushes; that is no reason to disturb anybody.
const Part = lazy<ComponentType>(() =>
  import('./push-part').then(
    (module) => ({ default: module.PushPart }),
    () => ({ default: () => null }),
  ),
);

/** Stands in every page and costs nothing until a member is signed in (spec §6: never for guests). */
export function Push() {
  const { kind } = useAppSelector(selectSignIn);
  return kind === 'member' ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
}
