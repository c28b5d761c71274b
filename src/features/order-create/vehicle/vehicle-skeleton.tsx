import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
}));

export function VehicleSkeleton() {
  return (
    <SkeletonGroup>
      <Grid>
        {CARDS.map((card) => (
          <Skeleton key={card} height={184} radius={12} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
