import Head from 'next/head';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useTranslation } from '@/lib/i18n/use-translation';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { styled } from '@/ui/styled';
import { BulkOrdersBody } from './bulk-orders-body';
import { BulkOrdersSkeleton } from './bulk-orders-skeleton';
import { CreditLine } from './credit-line';
import { useBulkOrders } from './state/use-bulk-orders';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  minWidth: 0,
  // The footer stays below the window in every step, and does not come and go between them.
  minHeight: 'calc(100dvh - 120px)',
}));

type OpenSheetProps = { userId: string; organization: { id: string; name: string } };

function OpenSheet({ userId, organization }: OpenSheetProps) {
  // Stays open while the texts of another language load: a run and the undo steps would end with it.
  const opened = useBulkOrders(userId, organization.id);
  const hasTexts = useLazyTexts('bulk');
  const hasErrorTexts = useLazyTexts('orderErrors');
  if (!hasTexts || !hasErrorTexts) return <BulkOrdersSkeleton />;
  return (
    <Page>
      <CreditLine company={organization.name} />
      <BulkOrdersBody {...opened} />
    </Page>
  );
}

/** Many orders of an organization from one sheet. The sheet stays in this customer's browser. */
export function BulkOrders() {
  const { t } = useTranslation();
  const signIn = useAppSelector(selectSignIn);
  const organization = signIn.kind === 'member' ? signIn.user.organization : null;
  return (
    <>
      <Head>
        <title>{`${t('menu.bulk')} · ${t('app.name')}`}</title>
      </Head>
      {signIn.kind === 'member' && organization ? (
        <OpenSheet key={`${signIn.user.id}/${organization.id}`} userId={signIn.user.id} organization={organization} />
      ) : (
        <BulkOrdersSkeleton />
      )}
    </>
  );
}
