import { useTranslation } from '@/lib/i18n/use-translation';
import { localeOf } from '@/config/locales';
import { MOVER } from '@/config/mover';
import { SITE } from '@/config/site';
import { QUOTE_ENDS, type QuoteInput, type QuoteSheetModel } from '@/domain/home-move/quote';
import { formatPhone } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { countedName } from '@/ui/order/order-names';
import { Columns, Part, Rows, Small, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

export function QuoteParties({ customer }: Pick<QuoteInput, 'customer'>) {
  const { t, i18n } = useTranslation(['movingQuote', 'site']);
  const locale = localeOf(i18n.language);
  const { freightPermitNumber, email } = SITE.details[locale];
  const { moveContact, moveInsurance } = MOVER[locale];
  const details = [
    { key: 'contact', value: moveContact },
    { key: 'permit', value: freightPermitNumber && keepOnOneLine(freightPermitNumber) },
    { key: 'insurance', value: moveInsurance },
  ] as const;
  return (
    <Part>
      <h3>{t('part.parties')}</h3>
      <Columns>
        <Stack>
          <h4>{t('party.customer')}</h4>
          <p>{customer.name.trim() || t('party.noName')}</p>
          {customer.phone.trim() === '' ? null : <p>{formatPhone(customer.phone)}</p>}
        </Stack>
        <Stack>
          <h4>{t('party.mover')}</h4>
          <p>
            {t('site:company')} · {t('party.ceo', { name: t('site:ceo') })}
          </p>
          <p>{SITE.customerCentrePhone}</p>
          <Small>
            {t('party.businessNumber', { number: SITE.businessNumber })}
            <br />
            {t('site:address')}
            {email === null ? null : (
              <>
                <br />
                {email}
              </>
            )}
          </Small>
          <Rows>
            {details.map(({ key, value }) =>
              value === null ? null : (
                <div key={key}>
                  <dt>{t(`party.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </Rows>
        </Stack>
      </Columns>
    </Part>
  );
}

type QuoteCrewProps = { quote: QuoteInput; sheet: QuoteSheetModel };

/** Day, service level, vehicles and crew. */
export function QuoteCrew({ quote, sheet }: QuoteCrewProps) {
  const { t } = useTranslation('movingQuote');
  const labels = useQuoteLabels();
  const { appointmentAt, job, vehicles, crew, extras, remark } = quote;
  const others = extras.filter(({ code }) => code !== 'storage' && code !== 'worker');

  const facts = [
    {
      key: 'day',
      value: appointmentAt === null ? t('fact.noDay') : `${labels.moment(appointmentAt)} (${t('fact.kst')})`,
    },
    { key: 'level', value: labels.levelName(job.level) },
    {
      key: 'vehicles',
      value: vehicles.map(({ name, quantity }) => t('fact.vehicle', { name, quantity })).join(', ') || t('unsaid'),
    },
    { key: 'crew', value: t('fact.people', { count: crew }) },
    {
      key: 'ladder',
      value: QUOTE_ENDS.map((end) =>
        t('ladder.at', { end: t(`end.${end}`), use: t(`ladder.${sheet.ladder[end]}`) }),
      ).join(' · '),
    },
    {
      key: 'extras',
      value: others.map(({ name, quantity }) => countedName(name, quantity)).join(', ') || t('fact.none'),
    },
    { key: 'storage', value: sheet.storage > 0 ? t('fact.storageDays', { count: sheet.storage }) : t('fact.none') },
    { key: 'remark', value: remark.trim() || t('fact.none') },
  ] as const;

  return (
    <Part>
      <h3>{t('part.crew')}</h3>
      <Rows>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Part>
  );
}
