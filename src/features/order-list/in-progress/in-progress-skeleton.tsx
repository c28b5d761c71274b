import styled from '@emotion/styled';
import { OrderMapSkeleton } from '@/ui/map/order-map';

const Frame = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(16) }));

export function InProgressSkeleton() {
  return (
    <Frame data-waiting="true">
      <OrderMapSkeleton size="page" />
    </Frame>
  );
}
