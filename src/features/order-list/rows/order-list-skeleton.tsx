import { useListDensity } from '@/lib/storage/list-density';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { HEAD_HEIGHT, ROW_REM } from './order-table-styles';

const SHOWN = 8;

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(3),
    padding: theme.spacing(4),
    borderRadius: theme.radius.outer,
    border: `1px solid ${theme.vars.palette.line.hairline}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.up('md')]: {
    gap: 0,
    border: `1px solid ${theme.vars.palette.line.hairline}`,
    borderRadius: theme.radius.outer,
    backgroundColor: theme.vars.palette.background.paper,
    paddingTop: HEAD_HEIGHT,
    '& > div': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: theme.spacing(6),
      height: `${ROW_REM.roomy}rem`,
      '[data-density="compact"] > &': { height: `${ROW_REM.compact}rem` },
      padding: theme.spacing(0, 5),
      border: 0,
      borderRadius: 0,
      borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
      backgroundColor: 'transparent',
    },
  },
}));

export function OrderListSkeleton() {
  const density = useListDensity();
  return (
    <SkeletonGroup isPage>
      <Rows data-density={density}>
        {Array.from({ length: SHOWN }, (_, row) => (
          <div key={row}>
            <Skeleton width={128} />
            <Skeleton width={80} height={26} />
            <Skeleton height={20} />
            <Skeleton width={96} />
          </div>
        ))}
      </Rows>
    </SkeletonGroup>
  );
}
