import { useTranslation } from '@/lib/i18n/use-translation';
import { setService } from '@/domain/order/draft-changes';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { LoadFailed } from '../offer/load-failed';
import { excludedBy, isSuitable } from '../offer/offer';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { useChangeDraft, useDraft } from '../use-draft';
import { OptionRow } from './option-row';

const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

export function OptionsSection() {
  const { t } = useTranslation('composer');
  const { services, pool, dropped, forgetDropped } = useOffer();
  const chosen = useDraft((draft) => draft.services);
  const change = useChangeDraft();
  const labels = useOfferLabels();
  const { data } = services;

  function refusal(service: NonNullable<typeof data>[number]) {
    if (pool && !isSuitable(service, pool)) return t('option.unsuitable', { vehicle: labels.vehicleName(pool) });
    const other = excludedBy(service, chosen, data ?? []);
    return other ? t('option.excluded', { other: labels.serviceName(other) }) : null;
  }

  return (
    <SectionCard anchor="options" title={t('option.title')}>
      {dropped.services.length > 0 ? (
        <Gap>
          <Notice tone="attention">
            {t('option.dropped', { names: dropped.services.map(labels.codeName).join(', ') })}
          </Notice>
        </Gap>
      ) : null}
      <LeftOutNotice answer={data} kind="services" />
      {data ? (
        <List>
          {data.map((service) => (
            <OptionRow
              key={service.code}
              service={service}
              name={labels.serviceName(service)}
              quantity={chosen.find(({ code }) => code === service.code)?.quantity ?? 0}
              refusal={refusal(service)}
              onChange={(quantity) => {
                forgetDropped(dropped.vehiclePoolId);
                change(setService(service.code, quantity));
              }}
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
}
