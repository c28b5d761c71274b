import { useTranslation } from '@/lib/i18n/use-translation';
import { ladderQuestion } from '@/domain/home-move/access';
import { pyeongOf } from '@/domain/home-move/area';
import { formatCubicMetres, formatDate, formatTime, formatWeekday, formatWon } from '@/domain/text/format';
import { type HomeMoveHome, SEMI_BASEMENT } from '@/domain/home-move/job';
import type { QuoteChange } from '@/domain/home-move/quote-changes';
import { useLocale } from '@/ui/use-locale';

/** Texts for the facts of a quote and for its changes. */
export function useQuoteLabels() {
  const { t } = useTranslation('movingQuote');
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);
  /** With its year: the quote is kept, and in December the move may be in January. */
  const moment = (iso: string | null) =>
    iso === null
      ? t('fact.noDay')
      : t('fact.moment', {
          date: formatDate(iso, locale),
          weekday: formatWeekday(iso, locale),
          time: formatTime(iso),
        });
  const levelName = (level: string) =>
    level === 'vehicleOnly' || level === 'standard' || level === 'halfPack' || level === 'fullPack'
      ? t(`level.${level}`)
      : t('unsaid');

  function floor(typed: string) {
    if (typed === SEMI_BASEMENT) return t('unit.semiBasement');
    const value = Number(typed);
    if (typed.trim() === '' || Number.isNaN(value)) return t('unsaid');
    return value < 0 ? t('unit.basement', { value: -value }) : t('unit.floor', { value });
  }

  /** States an open answer explicitly: missing answers cause disputes. */
  function homeFact(home: HomeMoveHome, field: keyof HomeMoveHome): string {
    const { homeType, area, elevator, stairsAtEntrance, ladderTruck, parkingMetres, narrowRoad } = home;
    const known = (answer: HomeMoveHome['elevator']) => (answer === '' ? t('unsaid') : t(`known.${answer}`));
    const facts: Record<keyof HomeMoveHome, () => string> = {
      homeType: () => (homeType === '' ? t('unsaid') : t(`homeType.${homeType}`)),
      area: () => {
        const pyeong = pyeongOf(area);
        return pyeong === null ? t('unsaid') : t('unit.area', { value: area, pyeong });
      },
      floor: () => floor(home.floor),
      elevator: () => known(elevator),
      elevatorMustBeReserved: () => t(home.elevatorMustBeReserved ? 'reserved.yes' : 'reserved.no'),
      stairsAtEntrance: () => known(stairsAtEntrance),
      ladderTruck: () => (ladderTruck === '' ? t('unsaid') : t(`${ladderQuestion(home)}.${ladderTruck}`)),
      parkingMetres: () => (parkingMetres.trim() === '' ? t('unsaid') : t('unit.metres', { value: parkingMetres })),
      narrowRoad: () => known(narrowRoad),
    };
    return facts[field]();
  }

  function countedText({ kind, name, from, to }: Extract<QuoteChange, { code: string }>) {
    if (kind === 'vehicle') return t('change.vehicle', { name, from, to });
    if (from === 0) return t('change.itemAdded', { name, to });
    return to === 0 ? t('change.itemRemoved', { name, from }) : t('change.item', { name, from, to });
  }

  function changeText(change: QuoteChange): string {
    switch (change.kind) {
      case 'item':
      case 'extra':
      case 'vehicle':
        return countedText(change);
      case 'crew':
        return t('change.crew', { from: change.from, to: change.to });
      case 'volume':
        return t('change.volume', { from: formatCubicMetres(change.from), to: formatCubicMetres(change.to) });
      case 'total':
        return t('change.total', { from: won(change.from), to: won(change.to) });
      case 'day':
        return t('change.day', { from: moment(change.from), to: moment(change.to) });
      case 'level':
        return t('change.level', { from: levelName(change.from), to: levelName(change.to) });
      case 'address':
        return t('change.address', { end: t(`end.${change.end}`), to: change.to });
      case 'customer':
        return t('change.customer', { to: change.to });
      case 'home':
        return t('change.home', {
          end: t(`end.${change.end}`),
          field: t(`home.${change.field}`),
          from: homeFact(change.from, change.field),
          to: homeFact(change.to, change.field),
        });
      case 'own':
      case 'parts':
      case 'possible':
      case 'remark':
        return t(`change.${change.kind}`);
    }
  }

  return { won, moment, levelName, homeFact, changeText };
}
