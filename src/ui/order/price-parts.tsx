import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { formatWon } from '@/domain/text/format';
import { Disclosure } from '../kit/layout/disclosure';
import { styled } from '../styled';
import { useLocale } from '../use-locale';

type PricePart = { key: string; label: ReactNode; amount: number; note?: ReactNode };

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 0, 2),
  fontSize: theme.typography.body2.fontSize,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 4) },
  '& dt': { color: theme.vars.palette.text.secondary, flex: 1 },
  '& dd': { whiteSpace: 'nowrap', marginLeft: 'auto' },
  '& dd[data-less="true"]': { color: theme.vars.palette.primary.text },
}));

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.disabled,
}));

/** The parts of an amount, in won. A part of 0 says nothing, so it is left out. */
export function PricePartsList({ parts }: { parts: readonly PricePart[] }) {
  const locale = useLocale();
  const counted = parts.filter(({ amount }) => amount !== 0);
  return (
    <List>
      {counted.map(({ key, label, amount, note }) => (
        <div key={key}>
          <dt>
            {label}
            {note ? <Note>{note}</Note> : null}
          </dt>
          <dd data-less={amount < 0}>{formatWon(amount, locale)}</dd>
        </div>
      ))}
    </List>
  );
}

/** The same parts in a collapsible section. */
export function PriceParts({ parts }: { parts: readonly PricePart[] }) {
  const { t } = useTranslation('common');
  return (
    <Disclosure summary={t('price.parts')}>
      <PricePartsList parts={parts} />
    </Disclosure>
  );
}
