import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { DraftService } from '@/domain/order-draft';
import { Notice } from '@/ui/notice';
import { SectionCard } from '@/ui/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { LoadFailed } from '../offer/load-failed';
import { excludedBy, suits } from '../offer/offer';
import type { OfferState } from '../offer/use-offer';
import { useOfferWords } from '../offer/use-offer-words';
import { OptionRow } from './option-row';

const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type OptionsSectionProps = {
  services: OfferState['services'];
  pool: VehiclePool | undefined;
  chosen: readonly DraftService[];
  dropped: readonly string[];
  onChange: (code: string, quantity: number) => void;
};

export const OptionsSection = memo(function OptionsSection({
  services,
  pool,
  chosen,
  dropped,
  onChange,
}: OptionsSectionProps) {
  const { t } = useTranslation('composer');
  const words = useOfferWords();
  const { data } = services;

  function refusal(service: NonNullable<typeof data>[number]) {
    if (pool && !suits(service, pool)) return t('option.unsuitable', { vehicle: words.vehicleName(pool) });
    const other = excludedBy(service, chosen, data ?? []);
    return other ? t('option.excluded', { other: words.serviceName(other) }) : null;
  }

  return (
    <SectionCard anchor="options" title={t('option.title')}>
      {dropped.length > 0 ? (
        <Gap>
          <Notice tone="attention">{t('option.dropped', { names: dropped.map(words.codeName).join(', ') })}</Notice>
        </Gap>
      ) : null}
      {data ? (
        <List>
          {data.map((service) => (
            <OptionRow
              key={service.code}
              service={service}
              name={words.serviceName(service)}
              quantity={chosen.find(({ code }) => code === service.code)?.quantity ?? 0}
              refusal={refusal(service)}
              onChange={(quantity) => onChange(service.code, quantity)}
            />
          ))}
        </List>
      ) : null}
      {data?.length === 0 ? <Empty>{t('option.empty')}</Empty> : null}
      {!data && services.isError ? (
        <LoadFailed
          message={t('option.failed')}
          error={services.error}
          isRetrying={services.isFetching}
          onRetry={() => void services.refetch()}
        />
      ) : null}
      {services.isPending ? (
        <SkeletonGroup>
          <Skeleton height={200} radius={8} />
        </SkeletonGroup>
      ) : null}
    </SectionCard>
  );
});
