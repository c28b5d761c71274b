import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type ReactNode } from 'react';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { LIABILITY_TERMS } from '@/config/liability-terms';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { depositsOf } from '@/domain/home-move/cancellation';
import { feesAfterAssignment } from '@/domain/order/cancellation';
import { rulesOf, textContextOf, type OrderType } from '@/domain/order/kinds';
import { formatWon } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { FeeList } from '@/ui/order/fee-list';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const List = styled('ul')(({ theme }) => ({
  padding: theme.spacing(2, 0),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
/**
 * On desktop one line, so that the order button below stays in place whatever the texts are. On phones it sticks to the
 * bottom, and an amount that is cut in large text would read as a smaller one.
 */
const Row = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  width: '100%',
  minHeight: '3.25rem',
  padding: theme.spacing(1, 4, 1, 5),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6, 5) },
  textAlign: 'left',
  border: 0,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
  '& strong': { display: 'block', fontWeight: theme.typography.fontWeightMedium },
  '& > span > span': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up('desktop')]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: -2 },
}));
const Fees = styled(FeeList)(({ theme }) => ({ marginBottom: theme.spacing(4) }));
const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  paddingLeft: theme.spacing(5),
  listStyle: 'disc',
  'p + &': { marginTop: theme.spacing(3) },
}));
const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(4),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Call = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightMedium,
}));

const PHONE = SITE.customerCentrePhone;
const IS_REVIEWED: Record<'courier' | 'homeMove', boolean> = {
  courier: LIABILITY_TERMS.isReviewedByLawyer,
  homeMove: HOME_MOVE_TERMS.isReviewedByLawyer,
};
const TOPICS = ['cancel', 'goods', 'liability'] as const;
type Topic = (typeof TOPICS)[number];

type OrderTermsProps = {
  orderType: OrderType;
  /** Won before a coupon; the deposit of a move is a share of it. */
  total: number;
  /** Won to pay; the fees are a share of it. */
  amount: number;
  isPrepaid: boolean;
  /** Paid later by a link: until then a cancellation is free. */
  isPaidByLink: boolean;
};

function useMoney({ total, amount }: Pick<OrderTermsProps, 'total' | 'amount'>) {
  const locale = useLocale();
  const won = (value: number) => formatWon(value, locale);
  const { depositRate, customerCancels } = HOME_MOVE_TERMS;
  return {
    won,
    steps: feesAfterAssignment(CANCELLATION_POLICY, amount),
    days: customerCancels.map(({ notice, deposits }) => ({
      notice,
      fee: Math.min(amount, depositsOf(deposits, total, depositRate)),
    })),
    deposits: (count: number) => won(depositsOf(count, total, depositRate)),
  };
}

const PhoneLink = () => {
  const { t } = useTranslation('orderTerms');
  return <Call href={CUSTOMER_CENTRE_CALL}>{t('call', { phone: PHONE })}</Call>;
};

function DraftNote({ orderType }: Pick<OrderTermsProps, 'orderType'>) {
  const { t } = useTranslation('orderTerms');
  return IS_REVIEWED[rulesOf(orderType).liability] ? null : <Small>{t('draft')}</Small>;
}

function CancelTerms(props: OrderTermsProps) {
  const { t } = useTranslation('orderTerms');
  const { won, steps, days } = useMoney(props);
  const context = textContextOf(props.orderType);
  const isByDay = rulesOf(props.orderType).cancellation === 'beforeDay';
  const free = t('cancel.free');
  const unpaid: [string, string] = [t('cancel.unpaid'), free];
  const fees: [name: string, value: string][] = isByDay
    ? [
        ...(props.isPaidByLink ? [unpaid] : []),
        ...days.map(({ notice, fee }): [string, string] => [t(`cancel.${notice}`), won(fee)]),
      ]
    : [
        [t('cancel.before', { context }), free],
        ...steps.map(({ fromMinutes: minutes, fee }): [string, string] => [
          minutes === 0 ? t('cancel.after', { context }) : t('cancel.afterMinutes', { context, minutes }),
          fee > 0 ? won(fee) : free,
        ]),
        [t('cancel.loaded', { context }), t('cancel.impossible')],
      ];
  const { minimum, roundUpTo } = CANCELLATION_POLICY;
  return (
    <>
      <Fees>
        {fees.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Fees>
      <Points>
        <li>
          {isByDay
            ? t('cancel.deposits', { percent: HOME_MOVE_TERMS.depositRate * 100 })
            : t('cancel.share', {
                percent: steps.at(-1)?.percent,
                minimum: won(minimum),
                roundUpTo: won(roundUpTo),
              })}
        </li>
        <li>{t('cancel.again', { context })}</li>
        {props.isPrepaid ? <li>{t('cancel.refund')}</li> : null}
        <li>{t('cancel.minor')}</li>
      </Points>
      <DraftNote orderType={props.orderType} />
    </>
  );
}

function GoodsTerms(props: OrderTermsProps) {
  const { t } = useTranslation('orderTerms');
  const { won } = useMoney(props);
  const context = textContextOf(props.orderType);
  return (
    <>
      <p>{t('goods.lead', { context })}</p>
      <Points>
        <li>{t('goods.valuables', { context })}</li>
        <li>{t('goods.dangerous')}</li>
        <li>{t('goods.illegal', { context })}</li>
        <li>{t('goods.animals', { context })}</li>
      </Points>
      <p>{t('goods.ask', { context, most: won(LIABILITY_TERMS.declared) })}</p>
      <PhoneLink />
      <Small>{t('goods.undeclared')}</Small>
      <DraftNote orderType={props.orderType} />
    </>
  );
}

function LiabilityTerms(props: OrderTermsProps) {
  const { t } = useTranslation('orderTerms');
  const { won, deposits } = useMoney(props);
  const context = textContextOf(props.orderType);
  const { liability } = rulesOf(props.orderType);
  const isHomeMove = liability === 'homeMove';
  const { late, moverCancels, claimDays } = HOME_MOVE_TERMS;
  const sameDay = moverCancels.find(({ notice }) => notice === 'sameDay')?.deposits ?? 0;
  const { undeclared, declared, latePercent, missedPercent } = LIABILITY_TERMS;
  const points = isHomeMove
    ? [
        t('liability.moveDamage'),
        t('liability.moveClaim', { days: claimDays }),
        t('liability.moveLate', { hours: late.hours, won: deposits(late.deposits) }),
        t('liability.moveCancelled', { won: deposits(sameDay) }),
        t('liability.moveValue'),
      ]
    : [
        t('liability.undeclared', { most: won(undeclared) }),
        t('liability.declared', { most: won(declared) }),
        t('liability.unlimited'),
        t('liability.late', { percent: latePercent }),
        t('liability.missed', { percent: missedPercent }),
        t('liability.claim', { days: LIABILITY_TERMS.claimDays }),
        t('liability.except'),
      ];
  return (
    <>
      <Points>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <PhoneLink />
      <Small>{isHomeMove ? t('liability.moveSource') : t('liability.source', { context })}</Small>
      <DraftNote orderType={props.orderType} />
    </>
  );
}

const CONTENT: Record<Topic, (props: OrderTermsProps) => ReactNode> = {
  cancel: CancelTerms,
  goods: GoodsTerms,
  liability: LiabilityTerms,
};

/** The terms of this order, one line each; a press opens the full text. */
export function OrderTerms(props: OrderTermsProps) {
  const hasTexts = useLazyTexts('orderTerms');
  const { t } = useTranslation('orderTerms');
  const { won, steps, days } = useMoney(props);
  const [topic, setTopic] = useState<Topic>('cancel');
  const [isOpen, setOpen] = useState(false);
  if (!hasTexts) return null;

  const context = textContextOf(props.orderType);
  const rules = rulesOf(props.orderType);
  const firstFee = steps.find(({ fee }) => fee > 0)?.fee ?? 0;
  const lines: Record<Topic, string> = {
    cancel:
      rules.cancellation === 'beforeDay'
        ? t('cancel.lineByDay', { fee: won(days[0]?.fee ?? 0), lastFee: won(days.at(-1)?.fee ?? 0) })
        : t('cancel.line', { context, fee: won(firstFee) }),
    goods: t('goods.line', { context }),
    liability:
      rules.liability === 'homeMove'
        ? t('liability.lineHomeMove', { days: HOME_MOVE_TERMS.claimDays })
        : t('liability.line', { most: won(LIABILITY_TERMS.undeclared) }),
  };
  const titles: Record<Topic, string> = {
    cancel: t('cancel.title'),
    goods: t('goods.title', { context }),
    liability: t('liability.title'),
  };
  const Content = CONTENT[topic];
  return (
    <section aria-label={t('label')}>
      <List>
        {TOPICS.map((name) => (
          <li key={name}>
            <Row
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setTopic(name);
                setOpen(true);
              }}
            >
              <span>
                <strong>{titles[name]}</strong>
                <span>{lines[name]}</span>
              </span>
              <ChevronRightIcon size={20} />
            </Row>
          </li>
        ))}
      </List>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={titles[topic]} kind="form">
        <Content {...props} />
      </Dialog>
    </section>
  );
}
