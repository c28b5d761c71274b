import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Spinner } from '@/ui/spinner';
import type { Estimate } from './use-estimate';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  minHeight: 28,
  marginTop: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&[data-alone="true"]': { justifyContent: 'flex-start', marginTop: 0 },
}));

type PriceStatusProps = { status: Estimate['status']; missing: string | null; hasPrice: boolean };

/** Why there is no price, or why the one shown is not the last word. */
export function PriceStatus({ status, missing, hasPrice }: PriceStatusProps) {
  const { t } = useTranslation('composer');
  if (status === 'ready' || status === 'error') return null;
  const words = {
    incomplete: missing,
    paused: t('price.paused'),
    loading: hasPrice ? t('price.recalculating') : t('price.calculating'),
  }[status];
  return (
    <Line data-alone={!hasPrice}>
      {status === 'loading' ? <Spinner size={16} /> : null}
      {words}
    </Line>
  );
}
