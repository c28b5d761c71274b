import { useTranslation } from 'next-i18next/pages';
import type { Order, Waypoint } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { vehicleName } from '@/ui/order/order-names';
import { Facts } from '../facts';

const contact = ({ contactName, mobileNo }: Waypoint) =>
  [contactName, splitMobileNo(mobileNo).map(formatPhone).join(', ')].filter(Boolean).join(' · ');

/** Sender, recipient and driver. Needs the `sheets` texts. */
export function Parties({ order: { waypoints, driver, orderType } }: { order: Order }) {
  const { t, i18n } = useTranslation(['sheets', 'order']);
  const context = textContextOf(orderType);
  const [sender] = waypoints;
  const recipient = waypoints.at(-1);
  const vehicle = vehicleName(i18n, driver?.vehicleClass ?? '');
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
            value: driver
              ? [driver.name, vehicle, keepOnOneLine(driver.plateNo ?? '')].filter(Boolean).join(' · ')
              : null,
          },
        ]}
      />
    </section>
  );
}
