import { useTranslation } from 'next-i18next/pages';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import type { QuoteInput, QuoteSheetModel } from '@/domain/home-move/quote';
import { Bullets, Columns, Part, Rows, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

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
            <dd>{won(part.won)}</dd>
          </div>
        ))}
        <div data-strong="true">
          <dt>{t('price.total')}</dt>
          <dd>{won(due.total)}</dd>
        </div>
        <div>
          <dt>{t('price.deposit', { percent })}</dt>
          <dd>{won(due.deposit)}</dd>
        </div>
        <div>
          <dt>{t('price.balance')}</dt>
          <dd>{won(due.balance)}</dd>
        </div>
      </Rows>
    </Part>
  );
}

/** What the price includes, excludes, and what may be added. */
export function QuoteScope({
  included,
  notIncluded,
  possible,
}: Pick<QuoteInput, 'included' | 'notIncluded' | 'possible'>) {
  const { t } = useTranslation('movingQuote');
  const { won } = useQuoteLabels();
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
          {possible.map(({ code, name, min, max }) => (
            <div key={code}>
              <dt>{name}</dt>
              <dd>{t('scope.range', { min: won(min), max: won(max) })}</dd>
            </div>
          ))}
        </Rows>
      </Stack>
    </Part>
  );
}
