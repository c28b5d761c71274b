import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { BulkOrdersBody } from './bulk-orders-body';
import { BulkOrdersSkeleton } from './bulk-orders-skeleton';

/** Many orders of an organization from one sheet. The sheet stays in this customer's browser. */
export function BulkOrders() {
  const hasTexts = useLazyTexts('bulk');
  const hasErrorTexts = useLazyTexts('orderErrors');
  const signIn = useAppSelector(selectSignIn);
  const organizationId = signIn.kind === 'member' ? signIn.user.organization?.id : undefined;
  if (signIn.kind !== 'member' || organizationId === undefined || !hasTexts || !hasErrorTexts)
    return <BulkOrdersSkeleton />;
  return (
    <BulkOrdersBody
      key={`${signIn.user.id}/${organizationId}`}
      userId={signIn.user.id}
      organizationId={organizationId}
    />
  );
}
