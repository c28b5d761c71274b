import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import type { Order } from '@/api/order/order-requests';
import { reorderRoute } from '@/config/reorder-route';
import { orderSheetRoute } from '@/config/routes';
import { formatWon } from '@/domain/text/format';
import { hasReceipt } from '@/domain/order/receipt';
import { useCancellationTerms } from '@/queries/cancel-orders/use-cancellation-terms';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { PrintIcon, RefreshIcon, ShareIcon } from '@/ui/kit/icons/action-icons';
import { CashIcon } from '@/ui/kit/icons/order-icons';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { mainAction, type AvailableActions } from './available-actions';
import { HelpLine } from '../help-line';

export type DialogName = 'cancel' | 'tip' | 'share';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

const Main = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(-1) }));

/** Buttons of equal width in every language, with the text below the icon. One alone is a button like others. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
  gap: theme.spacing(2),
  // Both attributes: otherwise the styles of the buttons win.
  '& > [data-variant][data-size]:not(:only-child)': {
    minHeight: 72,
    padding: theme.spacing(2, 1),
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& > a, & > button:not(:only-child) > span:first-of-type': { flexDirection: 'column', gap: theme.spacing(1.5) },
}));

const Cancel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 4),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > button': { marginRight: theme.spacing(-3) },
}));

type ActionsCardProps = {
  order: Order;
  offered: AvailableActions;
  /** On small screens the bottom bar already has the main action. */
  isMainElsewhere: boolean;
  onOpen: (name: DialogName) => void;
};

function CancelRow({ order, onOpen }: Pick<ActionsCardProps, 'order' | 'onOpen'>) {
  const { t } = useTranslation('detail');
  const locale = useLocale();
  const { fee } = useCancellationTerms(order);
  return (
    <Cancel>
      <span>{fee > 0 ? t('actions.cancelFee', { fee: formatWon(fee, locale) }) : t('actions.freeCancel')}</span>
      <Button size="small" variant="ghost" onClick={() => onOpen('cancel')}>
        {t('actions.cancel')}
      </Button>
    </Cancel>
  );
}

export const ActionsCard = memo(function ActionsCard({ order, offered, isMainElsewhere, onOpen }: ActionsCardProps) {
  const { t } = useTranslation('detail');
  const main = mainAction(offered);
  const { canReorder, canShare, canTip, canPrint } = offered;
  const isReorderHere = canReorder && !(isMainElsewhere && main === 'reorder');
  return (
    <Root aria-label={t('actions.label')}>
      {isReorderHere ? (
        <Main>
          <ButtonLink
            href={reorderRoute(order.id)}
            variant={main === 'reorder' ? 'primary' : 'outline'}
            size="large"
            isFullWidth
            start={<RefreshIcon />}
          >
            {t('actions.reorder')}
          </ButtonLink>
        </Main>
      ) : null}
      {canShare || canTip || canPrint ? (
        <Row>
          {canShare ? (
            <Button variant="outline" start={<ShareIcon />} onClick={() => onOpen('share')}>
              {t('actions.share')}
            </Button>
          ) : null}
          {canTip ? (
            <Button variant="outline" start={<CashIcon />} onClick={() => onOpen('tip')}>
              {t('actions.tip')}
            </Button>
          ) : null}
          {canPrint ? (
            <ButtonLink
              href={orderSheetRoute(order.id, 'receipt')}
              prefetch={false}
              variant="outline"
              start={<PrintIcon />}
            >
              {hasReceipt(order) ? t('actions.receipt') : t('actions.confirmation')}
            </ButtonLink>
          ) : null}
        </Row>
      ) : null}
      {offered.canCancel ? <CancelRow order={order} onOpen={onOpen} /> : null}
      <HelpLine />
    </Root>
  );
});
