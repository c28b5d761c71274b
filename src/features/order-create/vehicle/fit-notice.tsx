import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { goodsFit, type Goods } from '@/domain/order/goods';
import { focusSoon } from '@/lib/browser/focus-soon';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { VEHICLE_NAME } from '../problems';
import { useOfferWords } from '../offer/use-offer-labels';

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));

type FitNoticeProps = {
  goods: Goods;
  pools: readonly VehiclePool[];
  chosen: VehiclePool | undefined;
  onChoose: (id: string) => void;
};

/** Proposes the cheapest vehicle that can carry the goods, unless the chosen one can. */
export function FitNotice({ goods, pools, chosen, onChoose }: FitNoticeProps) {
  const { t } = useTranslation('composer');
  const { vehicleName } = useOfferWords();
  const fit = chosen ? goodsFit(goods, chosen) : null;
  if (Object.keys(goods).length === 0 || fit?.fits) return null;

  const cheapest = pools
    .filter((pool) => goodsFit(goods, pool).fits)
    .toSorted((one, other) => one.basePrice - other.basePrice)[0];
  const unfitText =
    chosen && fit
      ? t('vehicle.chosenUnfit', { vehicle: vehicleName(chosen), reason: t(`vehicle.unfit.${fit.reason}`) })
      : null;

  function choose({ id }: VehiclePool) {
    onChoose(id);
    focusSoon(VEHICLE_NAME);
  }

  return (
    <Gap>
      <Notice
        tone={unfitText || !cheapest ? 'attention' : 'info'}
        action={
          cheapest ? (
            <Button size="small" variant="outline" onClick={() => choose(cheapest)}>
              {t('vehicle.take')}
            </Button>
          ) : null
        }
      >
        {unfitText} {cheapest ? t('vehicle.proposal', { vehicle: vehicleName(cheapest) }) : t('vehicle.noneFits')}
      </Notice>
    </Gap>
  );
}
