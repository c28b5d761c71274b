import { useTranslation } from '@/lib/i18n/use-translation';
import type { CashPayer } from '@/domain/payment/methods';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SectionCard } from '@/ui/kit/layout/section-card';

const SENDER = 'sender' as const;

type PayerSectionProps = {
  options: readonly (CashPayer | null)[];
  value: CashPayer | null;
  error: string | undefined;
  onChoose: (payer: CashPayer | null) => void;
};

/** For cash: who pays, and when. */
export function PayerSection({ options, value, error, onChoose }: PayerSectionProps) {
  const { t } = useTranslation('payment');
  const cards = options.map((payer) => ({ value: payer ?? SENDER, title: t(`payer.${payer ?? SENDER}`) }));
  return (
    <SectionCard title={t('payer.title')}>
      <RadioCards
        legend={t('payer.title')}
        isLegendHidden
        cards={cards}
        value={value ?? SENDER}
        onChange={(payer) => onChoose(payer === SENDER ? null : payer)}
        error={error}
      />
    </SectionCard>
  );
}
