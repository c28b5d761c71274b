import { OrderMapSkeleton } from '@/ui/map/order-map';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(16) }));

export function InProgressSkeleton() {
  return (
    <Frame data-waiting="true">
      <OrderMapSkeleton size="page" />
    </Frame>
  );
}
