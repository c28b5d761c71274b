import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

type Bone = { width?: number | string; height?: number | string; radius?: number };

/** One grey shape, as large as what it stands for. Sizes become a class: the page's policy forbids style attributes. */
export const Skeleton = styled('span', {
  shouldForwardProp: (prop) => prop !== 'width' && prop !== 'height' && prop !== 'radius',
})<Bone>(({ theme, width = '100%', height = 16, radius = 6 }) => ({
  display: 'block',
  width,
  maxWidth: '100%',
  height,
  borderRadius: radius,
  backgroundColor: theme.vars.palette.surface.pressed,
  animation: `${breathe} 1600ms ease-in-out infinite`,
}));

/** Says once that something is loading, and hides the shapes from screen readers. `isPage`: nothing else is there yet. */
export function SkeletonGroup({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" data-waiting={isPage || undefined}>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
