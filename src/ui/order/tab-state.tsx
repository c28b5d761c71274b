import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { minutesLeft, type EtaRange } from '@/domain/order/eta';
import type { OrderType } from '@/domain/order/kinds';
import { isInProgressStatus, phaseOf, type OrderPhase } from '@/domain/order/status';
import { showTabIcon } from '@/lib/browser/tab-icon';
import { useNow } from '@/lib/browser/use-now';
import { statusText, type StatusReader } from './status-chip';

const CLOCK_MS = 30_000;

// A picture that cannot be drawn leaves the plain icon.
const showIcon = (phase: OrderPhase | null) => void showTabIcon(phase).catch(() => undefined);

type TabStateProps = {
  order: { status: number; orderType?: OrderType | undefined; eta?: EtaRange | null | undefined };
  reader?: StatusReader;
};

/** The order's state in the tab, for people who have it open behind others. Needs the `tracking` texts. */
export function TabState({ order: { status, orderType, eta }, reader = 'customer' }: TabStateProps) {
  const { t } = useTranslation(['tracking', 'common']);
  const now = useNow(CLOCK_MS);
  const minutes = isInProgressStatus(status) ? minutesLeft(eta, now) : null;
  const text = statusText(status, orderType, t, reader);
  const phase = phaseOf(status);

  useEffect(() => {
    showIcon(phase);
    return () => showIcon(null);
  }, [phase]);

  return (
    <Head>
      <title>
        {`${minutes === null ? text : t('tracking:tab.minutes', { minutes, status: text })} · ${t('common:app.name')}`}
      </title>
    </Head>
  );
}
