import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { checkLoadFit, usableVolume } from '@/domain/home-move/load';
import type { Load } from '@/domain/home-move/job';
import { formatCubicMetres } from '@/domain/text/format';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { useOfferLabels } from '../../offer/use-offer-labels';
import { roughKilograms } from './rough-kilograms';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 4),
  padding: theme.spacing(2, 0),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '&[aria-current] > span:first-of-type': { fontWeight: theme.typography.fontWeightBold },
}));
const Capacity = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Verdict = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-fits="false"]': { color: theme.vars.palette.attention.text },
  '& > svg': { color: theme.vars.palette.success.text },
}));

type FitListProps = { load: Load; pools: readonly VehiclePool[]; chosenId: string | undefined };

/** Each vehicle with its spare volume, or by how much it is too small. */
export function FitList({ load, pools, chosenId }: FitListProps) {
  const { t } = useTranslation('inventory');
  const { vehicleName } = useOfferLabels();

  function reasons(pool: VehiclePool) {
    const { fits, overM3, overKg } = checkLoadFit(load, [pool]);
    const spare = usableVolume(pool.vehicleClass) - load.volume;
    if (fits) return t('load.spare', { volume: formatCubicMetres(spare) });
    return [
      ...(overM3 > 0 ? [t('load.tooLarge', { volume: formatCubicMetres(overM3) })] : []),
      ...(overKg > 0 ? [t('load.tooHeavy', { kg: roughKilograms(overKg) })] : []),
    ].join(', ');
  }

  return (
    <ul>
      {pools.map((pool) => {
        const { fits } = checkLoadFit(load, [pool]);
        return (
          <Line key={pool.id} {...(pool.id === chosenId ? { 'aria-current': true } : {})}>
            <span>
              {vehicleName(pool)}
              <Capacity>{t('load.room', { volume: usableVolume(pool.vehicleClass) })}</Capacity>
            </span>
            <Verdict data-fits={fits}>
              {fits ? <CheckIcon size={16} /> : null}
              {reasons(pool)}
            </Verdict>
          </Line>
        );
      })}
    </ul>
  );
}
