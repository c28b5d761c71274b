import { localeOf } from '@/config/locales';
import { SITE } from '@/config/site';
import { useTranslation } from '@/lib/i18n/use-translation';

type CompanyFact =
  | 'ceo'
  | 'businessNumber'
  | 'mailOrderNumber'
  | 'freightPermitNumber'
  | 'address'
  | 'hostingProvider'
  | 'customerCentre';

/** Facts about the company with their names, in the order of `keys`; those that the brand leaves out are missing. */
export function useCompanyFacts(keys: readonly CompanyFact[]) {
  const { t, i18n } = useTranslation(['common', 'site']);
  const { mailOrderNumber, freightPermitNumber, hostingProvider } = SITE.details[localeOf(i18n.language)];
  const values: Readonly<Record<CompanyFact, string | null>> = {
    ceo: t('site:ceo'),
    businessNumber: SITE.businessNumber,
    mailOrderNumber,
    freightPermitNumber,
    address: t('site:address'),
    hostingProvider,
    customerCentre: SITE.customerCentrePhone,
  };
  return keys.flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, term: t(`footer.${key}`), value }];
  });
}
