import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { usableVolume } from '@/domain/home-move/load';
import { isVehicleClass } from '@/domain/order/vehicles';
import { CargoBlocks } from '@/ui/order/vehicles/cargo-blocks';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { useFigures } from './use-figures';

const DRAWING_WIDTH = 264;

const Root = styled('li')({ display: 'grid', minWidth: 0, maxWidth: DRAWING_WIDTH });
const Text = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type LoadedTruckProps = { pool: VehiclePool; name: string; volume: number };

/** The drawing is decorative; the text below has the same content. */
export function LoadedTruck({ pool: { vehicleClass }, name, volume }: LoadedTruckProps) {
  const { t } = useTranslation('inventory');
  const figures = useFigures();
  const capacity = usableVolume(vehicleClass);
  return (
    <Root>
      {isVehicleClass(vehicleClass) ? (
        <VehicleDrawing
          vehicle={vehicleClass}
          width={DRAWING_WIDTH}
          cargo={<CargoBlocks vehicle={vehicleClass} share={volume / capacity} />}
        />
      ) : null}
      <Text>{t('load.fill', { vehicle: name, room: capacity, volume: figures.volume(volume) })}</Text>
    </Root>
  );
}
