import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Price } from '@/ui/price';
import type { Estimate } from './use-estimate';

const Root = styled('div')({
  display: 'grid',
  minWidth: 96,
  minHeight: 48,
  alignContent: 'center',
  // In line with the words below it.
  '& > [data-size]': { textAlign: 'left' },
});
const Small = styled('span')(({ theme }) => ({
  maxWidth: 150,
  [theme.breakpoints.up('md')]: { maxWidth: 'none' },
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

/** The price in the bottom bar of phones: the figure, and one line about it. */
export function PriceBar({ estimate: { status, shown }, missing }: { estimate: Estimate; missing: string | null }) {
  const { t } = useTranslation(['composer', 'order']);
  const words = {
    incomplete: missing,
    paused: t('price.paused'),
    loading: shown ? t('price.recalculating') : t('price.calculating'),
    error: t('price.failed'),
    ready: t('order:vatIncluded'),
  }[status];
  return (
    <Root>
      {shown && status !== 'incomplete' ? (
        <Price amount={shown.price.total} size="medium" isStale={status !== 'ready'} />
      ) : null}
      <Small>{words}</Small>
    </Root>
  );
}
