import { useTranslation } from '@/lib/i18n/use-translation';
import { ProblemCount } from '@/ui/kit/form/problem-count';
import { Price } from '@/ui/order/price';
import { styled } from '@/ui/styled';
import { useChecks } from '../problems';
import { lastPrice, useEstimate } from './estimate';
import { usePriceStatusText } from './use-price-status-text';

const Root = styled('div')({
  display: 'grid',
  minHeight: 48,
  alignContent: 'center',
  // Aligned with the text below.
  '& > [data-size]': { textAlign: 'left' },
});
const Small = styled('span')(({ theme }) => ({
  maxWidth: 150,
  [theme.breakpoints.up('md')]: { maxWidth: 'none' },
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

/** The price in the bottom bar of phones: the amount and one line of status, or what is left to mend. */
export function PriceBar() {
  const estimate = useEstimate();
  const { status } = estimate;
  const shown = lastPrice(estimate);
  const statusText = usePriceStatusText();
  const { t } = useTranslation('composer');
  const { problems, show } = useChecks();
  const [first] = problems;
  return (
    <Root>
      {shown ? <Price amount={shown.price.total} size="medium" isStale={status !== 'ready'} /> : null}
      {first ? (
        <ProblemCount onPress={() => show(first)}>{t('submit.summary', { count: problems.length })}</ProblemCount>
      ) : (
        <Small>{statusText}</Small>
      )}
    </Root>
  );
}
