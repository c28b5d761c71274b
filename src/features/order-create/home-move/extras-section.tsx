import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { setMoveExtra } from '@/domain/order/move-changes';
import { isHomeMoveExtra } from '@/domain/home-move/service-levels';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
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
  // Of an earlier order: the provider would refuse them. A cleared one stays in the list, with the focus.
  const [atFirst] = useState(chosen);
  const gone = atFirst.filter(({ code }) => !services.data?.some((service) => service.code === code));
  const names = (services.data ?? [])
    .filter(({ code }) => chosen.some((one) => one.code === code))
    .map((service) => labels.serviceName(service));
  return (
    <FoldedSection
      title={t('extra.title')}
      value={names.length > 0 ? names.join(' · ') : t('extra.lead')}
      isOpen={services.data !== undefined && gone.length > 0}
    >
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
          {gone.map(({ code, quantity }) => (
            <li key={code}>
              <CheckboxField
                label={labels.codeName(code)}
                description={t('extra.gone')}
                checked={chosen.some((one) => one.code === code)}
                onChange={({ target }) => change(setMoveExtra(code, target.checked ? quantity : 0))}
              />
            </li>
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
