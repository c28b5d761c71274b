import { useTranslation } from '@/lib/i18n/use-translation';
import { setMoveExtra } from '@/domain/order/draft-changes';
import { isHomeMoveExtra } from '@/domain/home-move/service-levels';
import { styled } from '@/ui/styled';
import { LoadFailed } from '../offer/load-failed';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { OptionRow } from '../options/option-row';
import { useChangeDraft, useDraft } from '../use-draft';
import { FoldedSection } from './folded-section';

const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

/** Services that no level includes; none is preselected. */
export function ExtrasSection() {
  const { t } = useTranslation('moving');
  const { services } = useOffer();
  const chosen = useDraft(({ moving }) => moving.extras);
  const change = useChangeDraft();
  const labels = useOfferLabels();
  const names = (services.data ?? [])
    .filter(({ code }) => chosen.some((one) => one.code === code))
    .map((service) => labels.serviceName(service));
  return (
    <FoldedSection title={t('extra.title')} value={names.length > 0 ? names.join(' · ') : t('extra.lead')}>
      {services.data ? (
        <List>
          {services.data
            .filter(({ code }) => isHomeMoveExtra(code))
            .map((service) => (
              <OptionRow
                key={service.code}
                service={service}
                name={labels.serviceName(service)}
                quantity={chosen.find(({ code }) => code === service.code)?.quantity ?? 0}
                refusal={null}
                onChange={(quantity) => change(setMoveExtra(service.code, quantity))}
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
    </FoldedSection>
  );
}
