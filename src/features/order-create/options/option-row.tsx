import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import type { Service } from '@/api/common/common-requests';
import { formatWon } from '@/domain/text/format';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { QuantityField } from '@/ui/kit/form/quantity-field';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

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
  const costId = useId();
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
        aria-describedby={costId}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        aside={
          <Aside>
            {quantity > 0 && maxQuantity > 1 ? (
              <QuantityField
                value={quantity}
                // The checkbox removes the option.
                min={1}
                max={maxQuantity}
                labels={{
                  amount: t('option.quantity', { name }),
                  less: t('option.less', { name }),
                  more: t('option.more', { name }),
                }}
                onChange={onChange}
              />
            ) : null}
            <Cost id={costId} data-off={refusal !== null}>
              {cost()}
            </Cost>
          </Aside>
        }
      />
    </li>
  );
}
