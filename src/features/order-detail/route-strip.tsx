import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order, OrderRoute } from '@/api/order/order-requests';
import { metresBetween } from '@/domain/order/driver-position';
import { drivenShareOf, positionOf } from '@/domain/order/route-drawing';
import { isBeforePickup } from '@/domain/order/status';
import { isVehicleClass, type VehicleClass } from '@/domain/order/vehicles';
import { Courier } from '@/ui/order/courier';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

/** Pixels, of the canvas that all vehicle drawings share. */
const VEHICLE_WIDTH = 148;
const DEFAULT_VEHICLE: VehicleClass = 'truck1tCargo';

const Root = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(-2),
  padding: theme.spacing(0, 2),
}));

// A size container, so that `cqw` in the vehicle's transform refers to the track.
const Track = styled('div')({ position: 'relative', height: 72, containerType: 'inline-size' });

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 8,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.route.todo,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.route.line,
  },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 3,
  width: 14,
  height: 14,
  marginLeft: -7,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.route.todo}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-state="done"]': { borderColor: theme.vars.palette.route.line },
  '&[data-state="current"]': { borderColor: theme.vars.palette.route.line },
  '&[data-last="true"]': { borderRadius: 4 },
}));

// Moves by transform only, so that a step causes no layout.
const Vehicle = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 14,
  whiteSpace: 'nowrap',
  transition: `transform ${theme.transitions.duration.short}ms linear`,
}));

const Position = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 1,
  transition: `transform ${theme.transitions.duration.short}ms linear`,
}));

const hundredths = (part: number) => (Math.min(1, Math.max(0, part)) * 100).toFixed(1);
const percent = (part: number) => `${hundredths(part)}%`;
/** At 0 the vehicle's rear is at the start of the track, at 1 its front is at the end. */
const vehicleTransform = (part: number) => `translateX(calc(${hundredths(part)}cqw - ${percent(part)}))`;

/** The share of the way at which each waypoint lies, 0 to 1, by straight-line distances. */
function partsOf(waypoints: Order['waypoints']): number[] {
  const sums = waypoints.reduce<number[]>((passed, { address }, index) => {
    const [before, here] = [positionOf(waypoints[index - 1]?.address ?? {}), positionOf(address)];
    return [...passed, (passed.at(-1) ?? 0) + (before && here ? metresBetween(before, here) : 0)];
  }, []);
  const total = sums.at(-1) ?? 0;
  return sums.map((sum, index) => (total > 0 ? sum / total : index / Math.max(1, sums.length - 1)));
}

/** The route as a line with the vehicle at its position. */
export function RouteStrip({ order, route }: { order: Order; route: OrderRoute | undefined }) {
  const { t } = useTranslation('detail');
  const driven = route ? drivenShareOf(route) : null;
  const part = isBeforePickup(order.status) ? 0 : (driven ?? 0);
  const vehicleClass = order.driver?.vehicleClass ?? order.vehicleClass ?? '';
  const vehicle = isVehicleClass(vehicleClass) ? vehicleClass : DEFAULT_VEHICLE;
  return (
    <Root>
      {driven === null ? null : (
        <VisuallyHidden>{t('live.progress', { percent: Math.round(part * 100) })}</VisuallyHidden>
      )}
      <Track>
        <Line data-line="">
          <span style={{ width: percent(part) }} />
        </Line>
        {partsOf(order.waypoints).map((at, index) => (
          <Mark
            key={index}
            data-state={order.waypoints[index]?.state}
            data-last={index === order.waypoints.length - 1}
            style={{ left: percent(at) }}
          />
        ))}
        <Position style={{ transform: `translateX(calc(${hundredths(part)}cqw - 50%))` }}>
          <Courier />
        </Position>
        <Vehicle style={{ transform: vehicleTransform(part) }}>
          <VehicleDrawing vehicle={vehicle} width={VEHICLE_WIDTH} hasGround={false} isCropped />
        </Vehicle>
      </Track>
    </Root>
  );
}
