import { useTranslation } from '@/lib/i18n/use-translation';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { styled } from '@/ui/styled';

const Line = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > a': { whiteSpace: 'nowrap', textUnderlineOffset: 3 },
}));

/** The customer centre's phone number. */
export function HelpLine() {
  const { t } = useTranslation('detail');
  const phone = SITE.customerCentrePhone;
  return (
    <Line>
      {t('actions.help')} <a href={CUSTOMER_CENTRE_CALL}>{phone}</a>
    </Line>
  );
}
