import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import {
  CASH_RECEIPT_FROM_WON,
  formatBusinessNumber,
  SELF_ISSUED,
  type CashReceipt,
} from '@/domain/payment/cash-receipt';
import { CASH_RECEIPT_KINDS } from '@/domain/payment/methods';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import { formatWon } from '@/domain/text/format';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { PhoneField } from '@/ui/kit/form/phone-field';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { TextInput } from '@/ui/kit/form/text-input';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const KINDS = ['none', ...CASH_RECEIPT_KINDS] as const;
/** More than ten digits and two hyphens: a limit cuts a pasted number before its spaces are removed. */
const MAX_BUSINESS_NUMBER = 30;

const NumberBox = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4), maxWidth: theme.layout.form }));

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type CashReceiptSectionProps = {
  orderType: OrderType;
  value: CashReceipt | null;
  /** A receipt is issued in any case, without a number if the customer gives none. */
  isRequired: boolean;
  /** The usual number for a personal receipt; '' if unknown. */
  ownPhone: string;
  error: string | undefined;
  onChange: (receipt: CashReceipt | null) => void;
};

type NumberFieldProps = Pick<CashReceiptSectionProps, 'error' | 'onChange'> & { value: CashReceipt };

function NumberField({ value, error, onChange }: NumberFieldProps) {
  const { t } = useTranslation('cashReceipt');
  const { kind, number } = value;
  if (kind === 'incomeDeduction') {
    return (
      <PhoneField
        label={t('phone')}
        value={number}
        error={error}
        onChange={(phone) => onChange({ kind, number: phone })}
      />
    );
  }
  return (
    <TextInput
      label={t('business')}
      placeholder={t('businessExample')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_BUSINESS_NUMBER}
      value={number}
      error={error}
      onChange={({ target }) => onChange({ kind, number: target.value })}
      // Changes the value only if needed: an error that disappears on blur would shift the page under the next click.
      onBlur={() => {
        const formatted = formatBusinessNumber(number);
        if (formatted !== number) onChange({ kind, number: formatted });
      }}
    />
  );
}

/** Cash leaves no record, so the customer can give a number for a receipt. Nothing is preselected. */
export function CashReceiptSection(props: CashReceiptSectionProps) {
  const { orderType, value, isRequired, ownPhone, error, onChange } = props;
  const hasTexts = useLazyTexts('cashReceipt');
  const { t } = useTranslation('cashReceipt');
  const locale = useLocale();
  /** Numbers typed for the other kinds. */
  const [numbers, setNumbers] = useState<Record<CashReceipt['kind'], string>>({
    incomeDeduction: ownPhone,
    expenseProof: '',
  });

  function choose(kind: (typeof KINDS)[number]) {
    const kept = value ? { ...numbers, [value.kind]: value.number } : numbers;
    setNumbers(kept);
    onChange(kind === 'none' ? null : { kind, number: kept[kind] });
  }

  if (!hasTexts) return <Skeleton height={148} radius={12} />;
  return (
    <SectionCard title={t('title')} lead={t('lead')}>
      <SegmentedControl
        legend={t('kind')}
        value={value?.kind ?? 'none'}
        options={KINDS.map((kind) => ({ value: kind, label: t(kind === 'none' && isRequired ? 'selfIssued' : kind) }))}
        onChange={choose}
      />
      {isRequired ? (
        <Reason>
          {t('requiredWhy', {
            context: textContextOf(orderType),
            won: formatWon(CASH_RECEIPT_FROM_WON, locale),
            number: keepOnOneLine(SELF_ISSUED.number),
          })}
        </Reason>
      ) : null}
      {value ? (
        <NumberBox>
          <NumberField key={value.kind} value={value} error={error} onChange={onChange} />
        </NumberBox>
      ) : null}
    </SectionCard>
  );
}
