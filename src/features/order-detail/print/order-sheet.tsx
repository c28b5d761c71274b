import type { Order } from '@/api/order/order-requests';
import type { SheetName } from '@/config/routes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { ClaimSheet } from './claim-sheet';
import { ReceiptSheet } from './receipt-sheet';

export function OrderSheet({ order, name }: { order: Order; name: SheetName }) {
  const hasSheetTexts = useLazyTexts('sheets');
  const hasLedgerTexts = useLazyTexts('ledger');
  if (!hasSheetTexts || !hasLedgerTexts) return null;
  return name === 'receipt' ? <ReceiptSheet order={order} /> : <ClaimSheet order={order} />;
}
