import { useTranslation } from '@/lib/i18n/use-translation';
import { formatWon } from '@/domain/text/format';
import { translateOr } from '@/lib/i18n/translate-or';
import { useLocale } from '@/ui/use-locale';
import { useOfferLabels } from '../offer/use-offer-labels';
import { changesBetween, type Change } from './price-change';
import type { PriceChange } from './estimate';

/** More reasons would no longer explain the change. */
const MAX_REASONS = 2;

/** For example `+3,000원 · 경유지 1곳 추가`. */
export function useChangeText() {
  const { t, i18n } = useTranslation('priceShown');
  const locale = useLocale();
  const { codeName } = useOfferLabels();

  function changeText(change: Change) {
    if ('count' in change) return t(`change.${change.kind}`, { count: change.count });
    if ('code' in change) return t(`change.${change.kind}`, { name: codeName(change.code) });
    switch (change.kind) {
      case 'level':
      case 'size':
      case 'items':
      case 'homes':
      case 'day':
        return translateOr(i18n, 'movingWords', `change.${change.kind}`, '');
      default:
        return t(`change.${change.kind}`);
    }
  }

  return (change: PriceChange) => {
    const sign = change.won > 0 ? '+' : '';
    const amount = change.won === 0 ? t('same') : `${sign}${formatWon(change.won, locale)}`;
    return [amount, ...changesBetween(change.from, change.to).slice(0, MAX_REASONS).map(changeText)].join(' · ');
  };
}
