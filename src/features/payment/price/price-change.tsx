import { useTranslation } from '@/lib/i18n/use-translation';
import { formatWon } from '@/domain/text/format';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Price } from '@/ui/order/price';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { PLACE_ID } from '../payment-values';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.attention.soft,
}));
const Title = styled('strong')(({ theme }) => ({ ...theme.typography.h3 }));
const Prices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& del': { color: theme.vars.palette.text.secondary },
}));
const Text = styled('p')(({ theme }) => ({ fontSize: theme.typography.body2.fontSize }));

/** Shows a price that differs from the agreed one and asks the customer to confirm it. `before`, `after`: won. */
export function PriceChange({ before, after, onConfirm }: { before: number; after: number; onConfirm: () => void }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);
  const amounts = { before: won(before), after: won(after), difference: won(Math.abs(after - before)) };
  function confirm() {
    onConfirm();
    focusInNextFrame(PLACE_ID);
  }
  return (
    <Root role="alert">
      <Title>{t('price.changed')}</Title>
      <Prices aria-hidden="true">
        <del>{amounts.before}</del>
        <ArrowRightIcon size={16} />
        <Price amount={after} size="medium" />
      </Prices>
      <Text>{t(after > before ? 'price.changedUp' : 'price.changedDown', amounts)}</Text>
      <Button variant="neutral" onClick={confirm}>
        {t('price.confirm')}
      </Button>
    </Root>
  );
}
