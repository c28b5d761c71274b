import type { ReactNode, RefObject } from 'react';
import type { OrderType } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Skeleton } from '../kit/feedback/skeleton';
import { styled } from '../styled';
import { CompletionStamp } from './order-moment';
import { StatusChip, type StatusReader } from './status-chip';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
}));

const Top = styled(Row)(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

// Beside a long word of large text there is no room for the stamp.
const State = styled(Row)({ flexWrap: 'wrap', '& > div': { flex: 1 } });

const Headline = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  // Large text has two times in one line of a narrow phone.
  fontSize: 'min(clamp(1.375rem, 4vw, 1.75rem), 11vw)',
  textWrap: 'balance',
  // Below the top bar, with the status above it.
  scrollMarginTop: theme.layout.topBar + 64,
  '&:focus': { outline: 'none' },
}));

export const LiveSentence = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

type LiveStateProps = {
  order: { status: number; orderType?: OrderType };
  reader?: StatusReader | undefined;
  headline: string;
  /** Code can move the focus to the headline. */
  headlineRef?: RefObject<HTMLParagraphElement | null>;
  /** Beside the status, such as the time of the data. */
  aside: ReactNode;
  /** Sentences below the headline. */
  children: ReactNode;
  /** Below them, for what changes too often to be read out each time. */
  quiet?: ReactNode;
};

/** The top of a live card: the order's status, and what it means now in the page's largest text. */
export function LiveState({ order, reader, headline, headlineRef, aside, children, quiet }: LiveStateProps) {
  return (
    <>
      <Top>
        <StatusChip status={order.status} orderType={order.orderType} reader={reader} />
        {aside}
      </Top>
      <State>
        <div>
          <div role="status">
            <Headline ref={headlineRef} tabIndex={-1}>
              {headline}
            </Headline>
            {children}
          </div>
          {quiet}
        </div>
        {order.status === ORDER_STATUS.completed ? <CompletionStamp orderType={order.orderType} /> : null}
      </State>
    </>
  );
}

// Its lines are those of the text, so that they stay two while the files of the font arrive.
const Waiting = styled(Headline)({ whiteSpace: 'pre-line' });

/**
 * In its place while the order loads. The sentence is in the first HTML, and longer than most states, so that
 * nothing larger comes later.
 */
export function LiveStateSkeleton() {
  const { t } = useTranslation('tracking');
  return (
    <>
      <Skeleton width={72} height={26} />
      <Waiting>{t('loading')}</Waiting>
    </>
  );
}
