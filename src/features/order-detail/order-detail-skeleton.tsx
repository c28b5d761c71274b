import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { Column, Columns } from './order-detail-layout';

export function OrderDetailSkeleton() {
  return (
    <SkeletonGroup isPage>
      <Skeleton width={240} height={36} />
      <br />
      <Columns>
        <Column>
          <SectionCard>
            <Column>
              <Skeleton width={72} height={26} />
              <Skeleton width="70%" height={36} />
              <Skeleton width="50%" />
            </Column>
          </SectionCard>
          <SectionCard>
            <Skeleton height={160} />
          </SectionCard>
        </Column>
        <Column>
          <SectionCard>
            <Skeleton height={96} />
          </SectionCard>
          <SectionCard>
            <Skeleton height={120} />
          </SectionCard>
        </Column>
      </Columns>
    </SkeletonGroup>
  );
}
