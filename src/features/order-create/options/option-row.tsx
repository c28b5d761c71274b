import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { Service } from '@/api/common/common-requests';
import { formatWon } from '@/domain/text/format';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { MinusIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { useLocale } from '@/ui/use-locale';

const Root = styled('div')({ display: 'flex', alignItems: 'center' });
const Figure = styled('output')(({ theme }) => ({
  minWidth: '2ch',
  textAlign: 'center',
  fontWeight: theme.typography.fontWeightMedium,
}));

type QuantityStepperProps = { name: string; quantity: number; max: number; onChange: (quantity: number) => void };

/** Stops at 1; the checkbox beside it removes the option. */
function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
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

const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: theme.spacing(0, 3),
  minHeight: theme.layout.target,
}));

const Cost = styled('span')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[data-off="true"]': { color: theme.vars.palette.text.disabled },
}));

type OptionRowProps = {
  service: Service;
  name: string;
  /** 0 means not chosen. */
  quantity: number;
  /** Why it cannot be chosen now; null if it can. */
  refusal: string | null;
  onChange: (quantity: number) => void;
};

export function OptionRow({ service, name, quantity, refusal, onChange }: OptionRowProps) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const { price, isPercent = false, maxQuantity } = service;

  const cost = () => {
    if (price === 0) return t('option.free');
    return isPercent ? `+${price}%` : `+${formatWon(price, locale)}`;
  };
  const percentHint = isPercent ? t('option.percent', { percent: price }) : null;

  return (
    <li>
      <CheckboxField
        label={name}
        description={refusal ?? percentHint}
        checked={quantity > 0}
        disabled={refusal !== null}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        aside={
          <Aside>
            {quantity > 0 && maxQuantity > 1 ? (
              <QuantityStepper name={name} quantity={quantity} max={maxQuantity} onChange={onChange} />
            ) : null}
            <Cost data-off={refusal !== null}>{cost()}</Cost>
          </Aside>
        }
      />
    </li>
  );
}
