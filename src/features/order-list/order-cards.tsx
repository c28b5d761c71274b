import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useLocale } from '@/ui/use-locale';
import { OrderCard } from './order-card';
import { PagesFailed } from './pages-failed';
import type { OrderRowsProps } from './order-table';
import { useOrderWindow } from './use-order-window';
import { useRowKeys } from './use-row-keys';

/** A card and the room below it. */
export const CARD_REM = 11;

const List = styled('div')(({ theme }) => ({
  position: 'relative',
  transition: `opacity ${theme.transitions.duration.short}ms`,
  '&[aria-busy="true"]': { opacity: 0.6 },
}));

/** Phones: one card an order. */
export function OrderCards({ filter, total, initialOffset, isBusy }: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { list, virtualizer, rows, pages, setFocused } = useOrderWindow({
    filter,
    total,
    initialOffset,
    rowRem: CARD_REM,
    covered: 0,
  });
  const keys = useRowKeys({ list, virtualizer, total, setFocused });

  return (
    <>
      <List
        role="list"
        aria-label={t('title')}
        aria-busy={isBusy}
        ref={list}
        style={{ height: virtualizer.getTotalSize() }}
        {...keys}
      >
        {rows.map(({ index, start }) => (
          <OrderCard
            key={index}
            index={index}
            total={total}
            top={start - virtualizer.options.scrollMargin}
            item={pages.itemAt(index)}
            now={now}
            t={t}
            tOrder={tOrder}
            locale={locale}
          />
        ))}
      </List>
      {pages.isFailed ? <PagesFailed onRetry={pages.retry} /> : null}
    </>
  );
}
