import styled from '@emotion/styled';
import { OrderMapSkeleton } from '@/ui/map/order-map';

const Room = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(16) }));

export function MovingSkeleton() {
  return (
    <Room data-waiting="true">
      <OrderMapSkeleton size="page" />
    </Room>
  );
}
