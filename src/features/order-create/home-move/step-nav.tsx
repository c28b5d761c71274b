import { useTranslation } from '@/lib/i18n/use-translation';
import Head from 'next/head';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { toPyeong } from '@/domain/home-move/area';
import { householdOf } from '@/domain/home-move/household';
import { loadOf } from '@/domain/home-move/load';
import { hasAllAddresses } from '@/domain/order/waypoints';
import { formatCubicMetres, formatDay, formatWon } from '@/domain/text/format';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { lastPrice, useEstimate } from '../price/estimate';
import { useChecks } from '../problems';
import { useDraft } from '../use-draft';
import { stepOfProblem } from './step-problems';
import { MOVE_STEPS, type MoveStep } from './steps';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  outline: 'none',
  '& > span': {
    marginRight: theme.spacing(1),
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
  },
}));

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${MOVE_STEPS.length}, minmax(0, 1fr))`,
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

const Step = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: theme.layout.target,
  borderRadius: 4,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.4,
  // A bar on phones, with its name and value below it on wider screens.
  '&::before': {
    content: '""',
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.line.strong,
  },
  '&[data-done="true"]::before': { backgroundColor: theme.vars.palette.primary.brand, opacity: 0.5 },
  '&[aria-current]::before': { backgroundColor: theme.vars.palette.primary.brand, opacity: 1 },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightBold },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
}));

const Name = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
  '& > svg': { flex: 'none', color: theme.vars.palette.success.text },
  // Six names do not fit side by side on phones; the heading has the current one, and screen readers all.
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    // With large text it would reach beyond the page.
    width: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));
const Value = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  minHeight: '1lh',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** What has been decided at each step, in a few letters; null if nothing. */
function useStepValues(): Record<MoveStep, string | null> {
  const { t } = useTranslation(['moving', 'movingWords']);
  const locale = useLocale();
  const estimate = useEstimate();
  const price = lastPrice(estimate)?.price ?? null;
  const { waypoints, moving, appointmentAt } = useDraft((draft) => draft);
  const household = householdOf(moving);
  const { volume } = loadOf(moving.items, moving.ownItems);
  return {
    route: hasAllAddresses(waypoints) ? t('steps.routeDone') : null,
    home: household ? t('home.pyeong', { count: toPyeong(household.area) }) : null,
    things: volume > 0 ? t('steps.volume', { volume: formatCubicMetres(volume) }) : null,
    day: appointmentAt === null ? null : formatDay(appointmentAt, locale),
    how: moving.level === '' ? null : t(`movingWords:level.${moving.level}`),
    quote: price ? formatWon(price.total, locale) : null,
  };
}

/** The steps of a move as links, with what was decided. The heading names the current one and takes the focus on it. */
export function StepNav({ step }: { step: MoveStep }) {
  const { t } = useTranslation(['moving', 'composer', 'common']);
  const { pathname, query } = useRouter();
  const values = useStepValues();
  const heading = useRef<HTMLHeadingElement>(null);
  const { found } = useChecks();
  const shown = useRef(step);
  const followed = useRef(found);
  const index = MOVE_STEPS.indexOf(step);

  useEffect(() => {
    const problem = found[0];
    const isLed = problem !== undefined && found !== followed.current;
    if (shown.current === step) {
      if (isLed && stepOfProblem(problem) === step) followed.current = found;
      return;
    }
    shown.current = step;
    followed.current = found;
    // A customer who is led to a problem gets the focus at its field.
    if (!isLed) heading.current?.focus({ preventScroll: true });
  }, [step, found]);

  // Later steps have defaults, which are shown but were not decided.
  const isDone = (one: MoveStep, place: number) => place < index && values[one] !== null;

  return (
    <>
      <Head>
        <title>{`${t(`steps.${step}`)} · ${t('composer:title')} · ${t('common:app.name')}`}</title>
      </Head>
      <nav aria-label={t('steps.legend')}>
        <Title ref={heading} tabIndex={-1}>
          <span>{t('steps.count', { number: index + 1, total: MOVE_STEPS.length })}</span> {t(`steps.${step}`)}
        </Title>
        <List>
          {MOVE_STEPS.map((one, place) => (
            <li key={one}>
              <Step
                href={{ pathname, query: { ...query, step: one } }}
                shallow
                data-done={isDone(one, place)}
                {...(one === step ? { 'aria-current': 'step' as const } : {})}
              >
                <Name>
                  {t(`steps.${one}`)}
                  {isDone(one, place) ? <CheckIcon size={16} /> : null}
                </Name>
                <Value>{values[one]}</Value>
              </Step>
            </li>
          ))}
        </List>
      </nav>
    </>
  );
}
