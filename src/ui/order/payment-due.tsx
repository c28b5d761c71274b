import { useTranslation } from '@/lib/i18n/use-translation';
import type { ComponentProps } from 'react';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { isOverdue, type PaymentLink } from '@/domain/payment/payment-link';
import { formatShortMoment } from '@/domain/text/format';
import { formatPhone } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { buttonStyles } from '@/ui/kit/button/button-styles';
import { CardIcon, PhoneIcon } from '@/ui/kit/icons/order-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useLocale } from '@/ui/use-locale';
import { styled } from '../styled';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > p': { color: theme.vars.palette.text.secondary },
}));
const Strong = styled('strong')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.primary,
}));
const Action = styled('div')(({ theme }) => ({
  width: '100%',
  margin: theme.spacing(3, 0, 2),
  [theme.breakpoints.up('sm')]: { width: 'auto', minWidth: 240, '& > *': { width: '100%' } },
}));
const Small = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  '& > a': {
    color: theme.vars.palette.text.secondary,
    display: 'inline-block',
    textUnderlineOffset: 3,
  },
}));
const ActionAnchor = styled('a')(buttonStyles);

const PHONE = SITE.customerCentrePhone;

type PaymentDueProps = {
  link: PaymentLink;
  /** Provider's time in ms. */
  now: number;
  /** Where the customer orders again after the deadline. */
  again: ComponentProps<typeof ButtonLink>['href'];
};

/** How an order by card is paid, and what to do after the deadline. There is always something to press. */
export function PaymentDue({ link, now, again }: PaymentDueProps) {
  const { t } = useTranslation(['cardPayment', 'common']);
  const locale = useLocale();
  const { url, dueAt, phone } = link;
  const moment = dueAt === null ? null : formatShortMoment(dueAt, now, locale);
  const help = (sentence: string) => (
    <Small>
      {sentence} <a href={CUSTOMER_CENTRE_CALL}>{t('call', { phone: PHONE })}</a>
    </Small>
  );

  if (isOverdue(link, now)) {
    return (
      <Root>
        <p>{t('overdueWhy', { moment })}</p>
        <Action>
          <ButtonLink href={again} variant="primary" size="large" isFullWidth>
            {t('again')}
          </ButtonLink>
        </Action>
        {help(t('alreadyPaid'))}
      </Root>
    );
  }
  return (
    <Root>
      <p>
        <Strong>{phone === null ? t('sent') : t('sentTo', { phone: keepOnOneLine(formatPhone(phone)) })}</Strong>
      </p>
      <p>{moment === null ? t('start') : t('until', { moment })}</p>
      <Action>
        {url === null ? (
          <ActionAnchor href={CUSTOMER_CENTRE_CALL} data-variant="secondary" data-size="large" data-full="true">
            <PhoneIcon />
            <span>{t('call', { phone: PHONE })}</span>
          </ActionAnchor>
        ) : (
          <ActionAnchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            data-variant="primary"
            data-size="large"
            data-full="true"
          >
            <CardIcon />
            <span>
              {t('pay')}
              <VisuallyHidden> ({t('common:app.newWindow')})</VisuallyHidden>
            </span>
          </ActionAnchor>
        )}
      </Action>
      {url === null ? (
        <Small>
          {t('noLink')} {t('notArrived')}
        </Small>
      ) : (
        help(t('notArrived'))
      )}
    </Root>
  );
}
