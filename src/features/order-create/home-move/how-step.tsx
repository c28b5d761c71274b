import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { estimateQuery } from '@/api/order/order-queries';
import { SERVICE_LEVELS, type ServiceLevel } from '@/domain/home-move/job';
import { customerTasks, MOVER_WORK } from '@/domain/home-move/service-levels';
import { setServiceLevel } from '@/domain/order/move-changes';
import { formatWon } from '@/domain/text/format';
import { useDebouncedValue } from '@/lib/browser/use-debounced-value';
import { useExpiry } from '@/lib/browser/use-expiry';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { usePricedDraft } from '../price/estimate';
import { estimateRequestOf } from '../price/estimate-request';
import { messageOf, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { LEVEL_NAME } from './field-ids';

/** Price of this job in won for each service level; null while loading, undefined if there is none. */
function useLevelPrices(): Record<ServiceLevel, number | null | undefined> {
  const draft = usePricedDraft();
  // All or none: the requests differ in the level only.
  const requests = SERVICE_LEVELS.flatMap(
    (level) => estimateRequestOf({ ...draft, moving: { ...draft.moving, level } }) ?? [],
  );
  const key = JSON.stringify(requests);
  const isSettled = useDebouncedValue(key) === key;
  const results = useQueries({
    queries: requests.map((request) => ({
      ...estimateQuery(request),
      enabled: isSettled,
    })),
  });
  const ends = results.flatMap(({ isError, data }) => (isError ? [] : (data?.validUntil ?? [])));
  useExpiry(ends.toSorted()[0], () => Promise.all(results.map(({ refetch }) => refetch())));
  const priceAt = (index: number) => {
    const result = results[index];
    if (!result || result.isError) return undefined;
    return isSettled && !result.isStale ? (result.data?.total ?? null) : null;
  };
  return { vehicleOnly: priceAt(0), standard: priceAt(1), halfPack: priceAt(2), fullPack: priceAt(3) };
}

const TaskGroup = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(2),
  '& > b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
}));

const TaskList = styled('span')({
  display: 'block',
  wordBreak: 'keep-all',
  '&::first-letter': { textTransform: 'uppercase' },
});

/** The four service levels: the mover's tasks, the customer's tasks, and the price for this job. */
export function HowStep() {
  const { t } = useTranslation(['moving', 'movingWords']);
  const locale = useLocale();
  const prices = useLevelPrices();
  const chosen = useDraft(({ moving }) => moving.level);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), LEVEL_NAME);
  const taskTexts = (list: readonly (typeof MOVER_WORK)['fullPack'][number][]) =>
    list.map((task) => t(`work.${task}`)).join(', ');

  function priceText(level: ServiceLevel) {
    const won = prices[level];
    if (won === undefined) return null;
    return won === null ? t('level.asking') : formatWon(won, locale);
  }

  return (
    <SectionCard title={t('level.title')} lead={t('level.lead')}>
      <RadioCards
        legend={t('level.title')}
        isLegendHidden
        name={LEVEL_NAME}
        layout="grid"
        value={chosen === '' ? null : chosen}
        error={error}
        onChange={(level) => change(setServiceLevel(level))}
        cards={SERVICE_LEVELS.map((level) => {
          const left = customerTasks(level);
          return {
            value: level,
            title: t(`movingWords:level.${level}`),
            description: (
              <>
                <TaskGroup>
                  <b>{t('level.mover')}</b>
                  <TaskList>{taskTexts(MOVER_WORK[level])}</TaskList>
                </TaskGroup>
                <TaskGroup>
                  <b>{t('level.left')}</b>
                  <TaskList>{left.length > 0 ? taskTexts(left) : t('level.nothingLeft')}</TaskList>
                </TaskGroup>
              </>
            ),
            meta: priceText(level),
          };
        })}
      />
    </SectionCard>
  );
}
