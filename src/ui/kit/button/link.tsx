import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../styled';
import { ExternalIcon } from '../icons/action-icons';
import { VisuallyHidden } from '../layout/visually-hidden';

/** A link in running text. */
export const Link = styled(NextLink)(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  borderRadius: 4,
  '&[data-quiet="true"]': { color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '@media (hover: hover)': { '&:hover': { textDecorationThickness: 2 } },
}));

const ExternalAnchor = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightMedium,
  textUnderlineOffset: 3,
}));

/** A link to another site. It opens a new tab and says so. */
export function ExternalLink({
  children,
  ...anchor
}: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ExternalAnchor target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      <ExternalIcon size={16} />
      <VisuallyHidden>({t('app.newWindow')})</VisuallyHidden>
    </ExternalAnchor>
  );
}
