import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import type { QuoteInput, QuoteSheetModel } from '@/domain/home-move/quote';
import { styled } from '@/ui/styled';
import { Bullets, Columns, Part, Rows, Small, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

/** Never breaks, however long the condition beside it is. */
const Amount = styled('dd')({ flex: 'none', whiteSpace: 'nowrap' });

/** When the deposit is paid depends on the method, which the payment page asks for. */
const DEPOSIT_WAYS = ['prepaid', 'onSite', 'credit'] as const;

const percent = Math.round(HOME_MOVE_TERMS.depositRate * 100);

export function QuotePrice({ price, due }: Pick<QuoteInput, 'price'> & Pick<QuoteSheetModel, 'due'>) {
  const { t } = useTranslation('movingQuote');
  const { won } = useQuoteLabels();
  return (
    <Part>
      <h3>{t('part.price')}</h3>
      <Rows>
        {price.parts.map((part, index) => (
          <div key={`${part.code}-${index}`}>
            <dt>{part.name}</dt>
            <Amount>{won(part.won)}</Amount>
          </div>
        ))}
        <div data-strong="true">
          <dt>{t('price.total')}</dt>
          <Amount>{won(due.total)}</Amount>
        </div>
        <div>
          <dt>{t('price.deposit', { percent })}</dt>
          <Amount>{won(due.deposit)}</Amount>
        </div>
        <div>
          <dt>{t('price.balance')}</dt>
          <Amount>{won(due.balance)}</Amount>
        </div>
      </Rows>
      <Stack>
        <h4>{t('deposit.title')}</h4>
        <Bullets>
          {DEPOSIT_WAYS.map((way) => (
            <li key={way}>{t(`deposit.${way}`, { deposit: won(due.deposit), total: won(due.total) })}</li>
          ))}
        </Bullets>
      </Stack>
    </Part>
  );
}

/** The condition of a possible extra, with its fees. */
function useCondition() {
  const { t } = useTranslation('movingQuote');
  const { won } = useQuoteLabels();
  const { ladder, parking, stairsPerFloor } = HOME_MOVE_FEES;
  const fees = {
    stairs: won(stairsPerFloor),
    ladder: won(ladder.first),
    upToFloor: ladder.upToFloor,
    step: won(ladder.step),
    stepFloors: ladder.stepFloors,
    free: parking.freeMetres,
    per: parking.perMetres,
    price: won(parking.won),
  };
  // Below ground only stairs are left, so the fee is a fixed one.
  return (kind: QuoteInput['possible'][number]['kind'] | 'stairs') => t(`scope.condition.${kind}`, fees);
}

/** What the price includes, excludes, and what may be added: each extra with its condition and its cap. */
export function QuoteScope({
  included,
  notIncluded,
  possible,
  possibleMax,
}: Pick<QuoteInput, 'included' | 'notIncluded' | 'possible'> & Pick<QuoteSheetModel, 'possibleMax'>) {
  const { t } = useTranslation('movingQuote');
  const { won } = useQuoteLabels();
  const conditionOf = useCondition();
  const lists = [
    { key: 'included', texts: included },
    { key: 'notIncluded', texts: notIncluded },
  ] as const;
  return (
    <Part>
      <h3>{t('part.scope')}</h3>
      <Columns>
        {lists.map(({ key, texts }) => (
          <Stack key={key}>
            <h4>{t(`scope.${key}`)}</h4>
            <Bullets>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Bullets>
          </Stack>
        ))}
      </Columns>
      <Stack>
        <h4>{t('scope.possible')}</h4>
        {possible.length === 0 ? <p>{t('scope.settled')}</p> : null}
        <Rows>
          {possible.map(({ code, kind, name, min, max }) => (
            <div key={code}>
              <dt>
                {name}
                <Small>{conditionOf(kind === 'elevator' && min === max ? 'stairs' : kind)}</Small>
              </dt>
              <Amount>
                {min > 0 && min < max
                  ? t('scope.range', { min: won(min), max: won(max) })
                  : t('scope.upTo', { max: won(max) })}
              </Amount>
            </div>
          ))}
          {possible.length > 1 ? (
            <div data-strong="true">
              <dt>{t('scope.together')}</dt>
              <Amount>{t('scope.upTo', { max: won(possibleMax) })}</Amount>
            </div>
          ) : null}
        </Rows>
        <Small>{possible.length === 0 ? t('scope.noTips') : t('scope.cap')}</Small>
      </Stack>
    </Part>
  );
}
