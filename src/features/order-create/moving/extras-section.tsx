import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { DraftService } from '@/domain/order-draft';
import { isMovingExtra } from '@/domain/moving/service-levels';
import { SectionCard } from '@/ui/section-card';
import { LoadFailed } from '../offer/load-failed';
import type { OfferState } from '../offer/use-offer';
import { useOfferWords } from '../offer/use-offer-words';
import { OptionRow } from '../options/option-row';

const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

type ExtrasSectionProps = {
  services: OfferState['services'];
  chosen: readonly DraftService[];
  onChange: (code: string, quantity: number) => void;
};

/** What is not part of any level: each on its own, none ticked beforehand. */
export const ExtrasSection = memo(function ExtrasSection({ services, chosen, onChange }: ExtrasSectionProps) {
  const { t } = useTranslation('moving');
  const words = useOfferWords();
  return (
    <SectionCard title={t('extra.title')} lead={t('extra.lead')}>
      {services.data ? (
        <List>
          {services.data
            .filter(({ code }) => isMovingExtra(code))
            .map((service) => (
              <OptionRow
                key={service.code}
                service={service}
                name={words.serviceName(service)}
                quantity={chosen.find(({ code }) => code === service.code)?.quantity ?? 0}
                refusal={null}
                onChange={(quantity) => onChange(service.code, quantity)}
              />
            ))}
        </List>
      ) : null}
      {!services.data && services.isError ? (
        <LoadFailed
          message={t('extra.failed')}
          error={services.error}
          isRetrying={services.isFetching}
          onRetry={() => void services.refetch()}
        />
      ) : null}
    </SectionCard>
  );
});
