import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { orderStatusName, type OrderStatusName } from '@/domain/order-status';

type Tone = 'primary' | 'success' | 'attention' | 'error' | 'neutral';

/** What a customer feels about it: moving is blue, waiting for them is yellow, done is green, failed is red. */
const TONE: Record<OrderStatusName | 'unknown', Tone> = {
  pending: 'neutral',
  waitingForPayment: 'attention',
  active: 'primary',
  activeAndPickedUp: 'primary',
  transit: 'primary',
  completed: 'success',
  incompleted: 'error',
  cancelled: 'neutral',
  return: 'attention',
  unknown: 'neutral',
};

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 26,
  padding: theme.spacing(0, 2),
  borderRadius: 6,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  color: theme.vars.palette[tone].text,
  backgroundColor: theme.vars.palette[tone].soft,
  '@media print': { padding: 0, backgroundColor: 'transparent' },
}));

/** A short coloured word. */
export function ToneChip({ tone = 'neutral', children }: { tone?: Tone; children: string }) {
  return <Chip tone={tone}>{children}</Chip>;
}

/** An order's status in words; a number we do not know reads "확인 중". Needs the `order` texts. */
export function StatusChip({ status }: { status: number }) {
  const { t } = useTranslation('order');
  const name = orderStatusName(status);
  return <Chip tone={TONE[name]}>{t(`status.${name}`)}</Chip>;
}
