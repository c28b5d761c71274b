import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { cheapestFitting, checkGoodsFit, type Goods } from '@/domain/order/goods';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { VEHICLE_NAME } from '../problems';
import { useOfferLabels } from '../offer/use-offer-labels';
import { Gap } from './gap';

type FitNoticeProps = {
  goods: Goods;
  pools: readonly VehiclePool[];
  chosen: VehiclePool | undefined;
  onChoose: (id: string) => void;
};

/** Proposes the cheapest vehicle that can carry the goods, unless the chosen one can. */
export function FitNotice({ goods, pools, chosen, onChoose }: FitNoticeProps) {
  const { t } = useTranslation('composer');
  const { vehicleName } = useOfferLabels();
  const fit = chosen ? checkGoodsFit(goods, chosen) : null;
  if (Object.keys(goods).length === 0 || fit?.fits) return null;

  const cheapest = cheapestFitting(goods, pools);
  const unfitText =
    chosen && fit
      ? t('vehicle.chosenUnfit', { vehicle: vehicleName(chosen), reason: t(`vehicle.unfit.${fit.reason}`) })
      : null;

  function choose({ id }: VehiclePool) {
    onChoose(id);
    focusInNextFrame(VEHICLE_NAME);
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
