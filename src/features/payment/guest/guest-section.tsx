import { useFormikContext } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { termsRoute } from '@/config/routes';
import { TEXT_LIMITS } from '@/domain/order/draft';
import { textContextOf } from '@/domain/order/kinds';
import { isMobile } from '@/domain/text/mobile';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { FormCheckboxField } from '@/ui/kit/form/form-checkbox-field';
import { FormPhoneField } from '@/ui/kit/form/form-phone-field';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { ConsentText } from '@/ui/consent-text';
import { styled } from '@/ui/styled';
import { GUEST_CONSENTS, saveGuestEntry, type GuestConsent } from './guest-entry';
import type { PaymentValues } from '../payment-values';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

// A long name breaks anywhere, or the page would scroll sideways.
const SameAsSender = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4), overflowWrap: 'anywhere' }));

const Consents = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

const Consent = styled('div')(({ theme }) => ({
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    marginLeft: theme.spacing(9),
    fontSize: theme.typography.body2.fontSize,
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(4),
    '& > a': { alignSelf: 'start', minHeight: 44, margin: 0 },
  },
}));

const TERMS = { service: 'service', privacy: 'collection', thirdParty: 'provision' } as const;

/** Opens in a new tab, so that the form keeps its input. */
function TermsLink({ name }: { name: GuestConsent }) {
  const { t } = useTranslation(['payment', 'common']);
  return (
    <Link href={termsRoute(TERMS[name])} target="_blank" rel="noopener noreferrer">
      {t('guest.read')}
      <VisuallyHidden>
        : {t(`guest.${name}`)} ({t('common:app.newWindow')})
      </VisuallyHidden>
    </Link>
  );
}

/** Name, phone and consents of a guest. Field names are the provider's. */
export function GuestSection() {
  const { t } = useTranslation('payment');
  const store = useAppStore();
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const { guest } = values;
  const draft = useAppSelector(selectDraft);
  const sender = draft?.waypoints[0];
  const context = textContextOf(draft?.orderType);
  const senderPhone = sender?.phones.find(isMobile) ?? '';
  const isOffered = `${guest.name}${guest.phoneNumber}` === '' && sender?.contactName !== '' && senderPhone !== '';
  useEffect(() => saveGuestEntry(store, guest), [store, guest]);

  const agreeToAll = (isAgreed: boolean) =>
    setFieldValue('guest.agreements', Object.fromEntries(GUEST_CONSENTS.map((name) => [name, isAgreed])));

  async function takeOver(name: string) {
    await setFieldValue('guest.name', name);
    await setFieldValue('guest.phoneNumber', senderPhone);
    // The pressed button is gone.
    document.getElementsByName('guest.name')[0]?.focus();
  }

  return (
    <SectionCard title={t('guest.title')} lead={t('guest.lead')}>
      {sender && isOffered ? (
        <SameAsSender>
          <Button size="small" variant="outline" onClick={() => void takeOver(sender.contactName)}>
            {t('guest.sameAsSender', { name: sender.contactName })}
          </Button>
        </SameAsSender>
      ) : null}
      <Fields>
        <FormTextField
          name="guest.name"
          label={t('guest.name')}
          autoComplete="name"
          maxLength={TEXT_LIMITS.contactName}
        />
        <FormPhoneField name="guest.phoneNumber" label={t('guest.phone')} autoComplete="tel" />
      </Fields>
      <Consents>
        <VisuallyHidden as="legend">{t('guest.consents')}</VisuallyHidden>
        <CheckboxField
          label={t('guest.all')}
          checked={GUEST_CONSENTS.every((name) => guest.agreements[name])}
          onChange={({ target }) => void agreeToAll(target.checked)}
        />
        {GUEST_CONSENTS.map((name) => (
          <Consent key={name}>
            <FormCheckboxField
              name={`guest.agreements.${name}`}
              label={t(`guest.${name}`)}
              description={
                name === 'service' ? t('guest.serviceWhy') : <ConsentText text={t(`guest.${name}Why`, { context })} />
              }
            />
            <TermsLink name={name} />
          </Consent>
        ))}
      </Consents>
    </SectionCard>
  );
}
