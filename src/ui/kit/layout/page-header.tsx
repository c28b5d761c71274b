import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { MouseEventHandler, ReactNode } from 'react';
import { takePageFocus } from '@/lib/browser/page-focus';
import { styled } from '../../styled';
import { ArrowLeftIcon } from '../icons/arrow-icons';

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 6),
  marginBottom: theme.spacing(6),
  [theme.breakpoints.up('lg')]: { marginBottom: theme.spacing(8) },
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary }));

const Back = styled(NextLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.layout.target,
  marginLeft: theme.spacing(-1),
  padding: theme.spacing(0, 1),
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
  '@media print': { display: 'none' },
}));

/** The page's heading, with its description, back link and main action. */
export function PageHeader({
  title,
  lead,
  backHref,
  backLabel,
  onBack,
  action,
}: {
  title: ReactNode;
  lead?: ReactNode;
  backHref?: string | undefined;
  backLabel?: string;
  /** Called on click; prevents following `backHref` if it calls `preventDefault`. */
  onBack?: MouseEventHandler<HTMLAnchorElement> | undefined;
  action?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <Root>
      <div>
        {backHref ? (
          <Back href={backHref} {...(onBack ? { onClick: onBack } : {})}>
            <ArrowLeftIcon size={20} />
            {backLabel ?? t('action.back')}
          </Back>
        ) : null}
        <Title ref={takePageFocus} tabIndex={-1}>
          {title}
        </Title>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {action}
    </Root>
  );
}
