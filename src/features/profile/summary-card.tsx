import type { CSSObject, Theme } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { couponQueries } from '@/api/order/order-queries';
import type { Coupon } from '@/api/order/order-requests';
import { ROUTES } from '@/config/routes';
import type { CurrentUser } from '@/domain/account/user';
import { formatPoints } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { CouponIcon, PointIcon } from '@/ui/kit/icons/order-icons';
import { styled } from '@/ui/styled';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
}));

const tileStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: 72,
  padding: theme.spacing(3, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > span': { flex: 1 },
  '& > strong': {
    ...theme.typography.h2,
    // The points are one line, also in large text.
    fontSize: `min(${theme.typography.h2.fontSize}, 9vw)`,
    marginLeft: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (hover: hover)': { 'a&:hover': { borderColor: theme.vars.palette.line.control } },
});

const Tile = styled('div')(tileStyles);
const TileLink = styled(NextLink)(tileStyles);

const countUsable = (coupons: readonly Coupon[]) => coupons.filter(({ state }) => state === 'available').length;

/** The points and the usable coupons of the account. */
export function SummaryCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { data: coupons } = useQuery({ ...couponQueries.list(), select: countUsable });
  return (
    <Tiles>
      <Tile>
        <PointIcon size={24} />
        <span>{t('summary.point')}</span>
        <strong>{formatPoints(user.point ?? 0, locale)}</strong>
      </Tile>
      <TileLink href={ROUTES.coupon}>
        <CouponIcon size={24} />
        <span>{t('summary.coupons')}</span>
        {coupons === undefined ? null : <strong>{t('summary.couponCount', { count: coupons })}</strong>}
        <ChevronRightIcon />
      </TileLink>
    </Tiles>
  );
}
