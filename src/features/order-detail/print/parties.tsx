import { useTranslation } from '@/lib/i18n/use-translation';
import { Fragment } from 'react';
import type { Order, Waypoint } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { languageOf } from '@/domain/text/format';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { DottedLine } from '@/ui/kit/layout/dotted-line';
import { styled } from '@/ui/styled';
import { vehicleName } from '@/ui/order/order-names';
import { Facts } from '@/ui/order/facts';

/** A number is not broken at its hyphens. */
const Phone = styled('span')({ whiteSpace: 'nowrap' });

function contact({ contactName, mobileNo }: Waypoint) {
  const phones = splitMobileNo(mobileNo);
  if (phones.length === 0) return contactName || null;
  return (
    <DottedLine>
      {contactName ? <span lang={languageOf(contactName)}>{contactName}</span> : null}{' '}
      <span>
        {phones.map((phone, index) => (
          // The same number may be given twice.
          <Fragment key={index}>
            {index > 0 ? ', ' : null}
            <Phone>{formatPhone(phone)}</Phone>
          </Fragment>
        ))}
      </span>
    </DottedLine>
  );
}

/** Sender, recipient and driver. Needs the `sheets` texts. */
export function Parties({ order: { waypoints, driver, orderType } }: { order: Order }) {
  const { t, i18n } = useTranslation(['sheets', 'order']);
  const context = textContextOf(orderType);
  const [sender] = waypoints;
  const recipient = waypoints.at(-1);
  const vehicle = vehicleName(i18n, driver?.vehicleClass ?? '');
  const facts = driver ? [driver.name, vehicle, keepOnOneLine(driver.plateNo ?? '')].filter(Boolean) : [];
  return (
    <section>
      <h2>{t('parties')}</h2>
      <Facts
        facts={[
          { key: 'sender', term: t('sender', { context }), value: sender ? contact(sender) : null },
          { key: 'recipient', term: t('recipient', { context }), value: recipient ? contact(recipient) : null },
          {
            key: 'driver',
            term: t('driver', { context }),
            value:
              facts.length > 0 ? (
                <DottedLine>
                  {facts.map((fact) => (
                    <Fragment key={fact}>
                      <span lang={languageOf(fact)}>{fact}</span>{' '}
                    </Fragment>
                  ))}
                </DottedLine>
              ) : null,
          },
        ]}
      />
    </section>
  );
}
