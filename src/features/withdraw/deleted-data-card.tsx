import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { couponQueries } from '@/api/order/order-queries';
import { termsRoute } from '@/config/routes';
import type { CurrentUser } from '@/domain/account/user';
import { formatPoints } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';

const KEPT = ['contracts', 'disputes', 'location', 'access'] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(2) },
  '& ul': { paddingLeft: theme.spacing(5), listStyle: 'disc' },
  '& li + li': { marginTop: theme.spacing(1) },
  '& li::marker': { color: theme.vars.palette.text.secondary },
}));

const More = styled('p')(({ theme }) => ({ marginTop: theme.spacing(5), fontSize: theme.typography.body2.fontSize }));

/** What is deleted at once and what the law requires the provider to keep; shown before the customer decides. */
export function DeletedDataCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('withdraw');
  const locale = useLocale();
  const { data: coupons } = useQuery(couponQueries.list());
  const usable = coupons?.filter(({ state }) => state === 'available').length;
  return (
    <SectionCard title={t('before')}>
      <Columns>
        <div>
          <h3>{t('lost')}</h3>
          <ul>
            <li>{t('lostPoint', { points: formatPoints(user.point ?? 0, locale) })}</li>
            <li>{usable === undefined ? t('lostCouponsAll') : t('lostCoupons', { count: usable })}</li>
            <li>{t('lostOrders')}</li>
            {user.organization ? <li>{t('lostOrganization', { name: user.organization.name })}</li> : null}
          </ul>
        </div>
        <div>
          <h3>{t('kept')}</h3>
          <ul>
            {KEPT.map((kind) => (
              <li key={kind}>{t(`keptBy.${kind}`)}</li>
            ))}
          </ul>
        </div>
      </Columns>
      <More>
        <Link href={termsRoute('privacy')} target="_blank" rel="noopener noreferrer">
          {t('privacy')}
        </Link>
      </More>
    </SectionCard>
  );
}
