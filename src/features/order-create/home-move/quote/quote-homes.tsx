import { useTranslation } from '@/lib/i18n/use-translation';
import { isQuestionRelevant } from '@/domain/home-move/access';
import type { HomeMoveHome } from '@/domain/home-move/job';
import { QUOTE_ENDS, type QuoteInput } from '@/domain/home-move/quote';
import { Columns, Part, Rows, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

const FIELDS: readonly (keyof HomeMoveHome)[] = [
  'homeType',
  'area',
  'floor',
  'elevator',
  'elevatorMustBeReserved',
  'stairsAtEntrance',
  'ladderTruck',
  'parkingMetres',
  'narrowRoad',
];

/** Both addresses with all answers about access. */
export function QuoteHomes({ job, addresses }: Pick<QuoteInput, 'job' | 'addresses'>) {
  const { t } = useTranslation('movingQuote');
  const labels = useQuoteLabels();
  return (
    <Part>
      <h3>{t('part.homes')}</h3>
      <Columns>
        {QUOTE_ENDS.map((end) => (
          <Stack key={end}>
            <h4>{t(`end.${end}`)}</h4>
            <p>
              <span lang="ko">{addresses[end].address}</span> {addresses[end].detail}
            </p>
            <Rows>
              {FIELDS.filter((field) => isQuestionRelevant(job[end], field)).map((field) => (
                <div key={field}>
                  <dt>{t(`home.${field}`)}</dt>
                  <dd>{labels.homeFact(job[end], field)}</dd>
                </div>
              ))}
            </Rows>
          </Stack>
        ))}
      </Columns>
    </Part>
  );
}
