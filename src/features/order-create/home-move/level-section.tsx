import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatWon } from '@/domain/text/format';
import { setServiceLevel } from '@/domain/order/draft-changes';
import { SERVICE_LEVELS, type ServiceLevel } from '@/domain/home-move/job';
import { leftToCustomer, MOVER_WORK } from '@/domain/home-move/service-levels';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { messageOf, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { LEVEL_NAME } from './field-ids';
import { useLevelPrices } from './use-level-prices';

const Work = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(2),
  '& > b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
}));

const Words = styled('span')({
  display: 'block',
  wordBreak: 'keep-all',
  '&::first-letter': { textTransform: 'uppercase' },
});

/** Four ways to move, side by side: what the mover does, what is left to do, and what it costs for this very job. */
export function LevelSection() {
  const { t } = useTranslation(['moving', 'movingWords']);
  const locale = useLocale();
  const prices = useLevelPrices();
  const chosen = useDraft(({ moving }) => moving.level);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), LEVEL_NAME);
  const works = (list: readonly (typeof MOVER_WORK)['fullPack'][number][]) =>
    list.map((work) => t(`work.${work}`)).join(', ');

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
          const left = leftToCustomer(level);
          return {
            value: level,
            title: t(`movingWords:level.${level}`),
            description: (
              <>
                <Work>
                  <b>{t('level.mover')}</b>
                  <Words>{works(MOVER_WORK[level])}</Words>
                </Work>
                <Work>
                  <b>{t('level.left')}</b>
                  <Words>{left.length > 0 ? works(left) : t('level.nothingLeft')}</Words>
                </Work>
              </>
            ),
            meta: priceText(level),
          };
        })}
      />
    </SectionCard>
  );
}
