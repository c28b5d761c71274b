import { keyframes } from '@emotion/react';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { styledByProps } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

type SkeletonProps = { width?: number | string; height?: number | string; radius?: number };

/** A grey placeholder with the size of the content. Sizes become a class, because the CSP forbids style attributes. */
export const Skeleton = styledByProps<'span', SkeletonProps>('span', ['width', 'height', 'radius'])(
  ({ theme, width = '100%', height = 16, radius = 6 }) => ({
    display: 'block',
    width,
    maxWidth: '100%',
    height,
    borderRadius: radius,
    backgroundColor: theme.vars.palette.surface.pressed,
    // Most waits are over by then. Each frame of many pulses would compete with the scripts that end the wait.
    animation: `${pulse} 1600ms ease-in-out 1500ms infinite`,
  }),
);

/** Announces loading once and hides the shapes from screen readers. `isPage`: the whole page is loading. */
export function SkeletonGroup({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" data-waiting={isPage || undefined}>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
