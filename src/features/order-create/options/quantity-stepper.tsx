import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/ui/kit/button/icon-button';
import { MinusIcon, PlusIcon } from '@/ui/kit/icons/action-icons';

const Root = styled('div')({ display: 'flex', alignItems: 'center' });
const Figure = styled('output')(({ theme }) => ({
  minWidth: '2ch',
  textAlign: 'center',
  fontWeight: theme.typography.fontWeightMedium,
}));

type QuantityStepperProps = { name: string; quantity: number; max: number; onChange: (quantity: number) => void };

/** Stops at 1; the checkbox beside it removes the option. */
export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('composer');
  return (
    <Root role="group" aria-label={t('option.quantity', { name })}>
      <IconButton label={t('option.less', { name })} disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
        <MinusIcon />
      </IconButton>
      <Figure>{quantity}</Figure>
      <IconButton label={t('option.more', { name })} disabled={quantity >= max} onClick={() => onChange(quantity + 1)}>
        <PlusIcon />
      </IconButton>
    </Root>
  );
}
