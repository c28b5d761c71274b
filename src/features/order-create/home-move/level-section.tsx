import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatWon } from '@/domain/text/format';
import { setServiceLevel } from '@/domain/order/draft-changes';
import { SERVICE_LEVELS, type ServiceLevel } from '@/domain/home-move/job';
import { customerTasks, MOVER_WORK } from '@/domain/home-move/service-levels';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { messageOf, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { LEVEL_NAME } from './field-ids';
import { useLevelPrices } from './use-level-prices';

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
export function LevelSection() {
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
