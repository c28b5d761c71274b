import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { relevantAnswers } from '@/domain/home-move/access';
import { itemOf } from '@/domain/home-move/catalogue';
import { ownItemLoad } from '@/domain/home-move/own-items';
import type { Load } from '@/domain/home-move/job';
import { possibleExtras } from '@/domain/home-move/possible-extras';
import type { QuoteInput } from '@/domain/home-move/quote';
import { useOfferLabels } from '../offer/use-offer-labels';
import { useEstimate } from '../price/estimate';
import { useDraft } from '../use-draft';
import { useItemLabels } from './inventory/use-item-labels';
import { useScope } from './use-scope';

type Job = { load: Load; pool: VehiclePool | undefined };

/** Collects the content of the quote from the draft and its price (won); null while there is no valid price. */
export function useQuoteInput({ load, pool }: Job): QuoteInput | null {
  const { t } = useTranslation('moving');
  const offerLabels = useOfferLabels();
  const itemLabels = useItemLabels();
  const { status, shown } = useEstimate();
  const { moving, waypoints, appointmentAt, remark } = useDraft((draft) => draft);
  const scope = useScope(moving);
  const [from, to] = [waypoints[0], waypoints.at(-1)];
  if (status !== 'ready' || !shown || !pool || !from || !to) return null;

  const { parts, total } = shown.price;
  const quantityOf = (code: string, fallback: number) => parts.find((part) => part.code === code)?.quantity ?? fallback;
  const hasCrew = parts.some(({ code }) => code === 'crew');
  const helpers = moving.extras.find(({ code }) => code === 'worker')?.quantity ?? 0;
  const addressOf = ({ address, addressDetail }: typeof from) => ({
    address: address?.roadAddress ?? '',
    detail: addressDetail,
  });

  return {
    customer: { name: from.contactName.trim(), phone: from.phones.find((phone) => phone.trim() !== '') ?? '' },
    appointmentAt,
    job: { ...moving, from: relevantAnswers(moving.from), to: relevantAnswers(moving.to) },
    addresses: { from: addressOf(from), to: addressOf(to) },
    items: [
      ...moving.items.map(({ code, quantity }) => ({
        code,
        name: itemLabels.item(code),
        quantity,
        volume: itemOf(code)?.volume ?? 0,
      })),
      ...moving.ownItems.flatMap((item) => {
        const size = ownItemLoad(item);
        return size ? [{ code: item.key, name: item.name, quantity: item.quantity, volume: size.volume }] : [];
      }),
    ],
    extras: moving.extras.map(({ code, quantity }) => ({ code, name: offerLabels.codeName(code), quantity })),
    load,
    vehicles: [{ code: pool.vehicleClass, name: offerLabels.vehicleName(pool), quantity: quantityOf('base', 1) }],
    // The driver, the crew included in the price, and the ordered helpers.
    crew: 1 + (hasCrew ? quantityOf('crew', 1) : 0) + helpers,
    price: {
      total,
      parts: parts.map((part) => ({
        code: part.serviceCode ?? part.code,
        name: offerLabels.partName(part),
        won: part.amount,
      })),
    },
    included: scope.included,
    notIncluded: scope.notIncluded,
    possible: possibleExtras(moving, HOME_MOVE_FEES).map(({ code, end, min, max }) => ({
      code: `${code}${end}`,
      kind: code,
      name: `${t(`end.${end}`)} · ${t(`possible.${code}`)}`,
      min,
      max,
    })),
    remark,
  };
}
