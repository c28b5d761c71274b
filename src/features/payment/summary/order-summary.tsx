import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, type ReactNode } from 'react';
import { composerSection, type ComposerSection } from '@/config/routes';
import type { DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { readGoods } from '@/domain/order/goods';
import { rulesOf, textContextOf } from '@/domain/order/kinds';
import { kindAt } from '@/domain/order/waypoint-kind';
import { formatMoment, languageOf } from '@/domain/text/format';
import { formatPhone } from '@/domain/text/phone';
import { Link } from '@/ui/kit/button/link';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { goodsLabel, goodsName } from '@/ui/order/order-names';
import { placeLines } from '@/ui/order/place-lines';
import { RouteLine } from '@/ui/order/route-line';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useOrderLabels } from '../use-order-labels';
import { LazyMoveFacts } from './lazy-move-parts';

/** A definition list, one line per fact. */
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 5),
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3) },
  '& > dd > div': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** As high as a line of text, with an invisible area that makes a full touch target. */
const SmallLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  alignSelf: 'flex-start',
  fontSize: theme.typography.body2.fontSize,
  '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5, -2) },
}));

/** Links to the section of the composer for `name`; the composer's button leads back here. */
function EditLink({ section, name }: { section: ComposerSection; name: string }) {
  const { t } = useTranslation('payment');
  return (
    <SmallLink href={composerSection(section)} aria-label={t('summary.editNamed', { name })}>
      {t('summary.edit')}
    </SmallLink>
  );
}

const SHOWN_SERVICES = 6;

const People = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  '& > span': { overflowWrap: 'anywhere' },
}));
const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.primary }));
const LostCode = styled('p')(({ theme }) => ({ color: theme.vars.palette.attention.text }));

/** `place`: where inside the address. */
function Place({ place, waypoint }: { place: string; waypoint: DraftWaypoint }) {
  const { t } = useTranslation('payment');
  const { contactName, phones, note, doorCode, isDoorCodeLost = false } = waypoint;
  const people = [contactName, ...phones.map(formatPhone)].filter(Boolean);
  return (
    <>
      {place ? <p lang={languageOf(place)}>{place}</p> : null}
      <People>
        {people.map((person, index) => (
          // The same number may be given twice.
          <span key={index} lang={languageOf(person)}>
            {person}
          </span>
        ))}
      </People>
      {note ? <Note lang={languageOf(note)}>{note}</Note> : null}
      {doorCode ? <p>{t('summary.doorCode')}</p> : null}
      {isDoorCodeLost ? <LostCode>{t('summary.doorCodeLost')}</LostCode> : null}
    </>
  );
}

type OrderSummaryProps = { draft: OrderDraft; isLocked: boolean };

/** Apart from the route, so that the late names of vehicle and services render these facts alone. */
function Facts({ draft, isLocked }: OrderSummaryProps) {
  const { t, i18n } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const labels = useOrderLabels(draft);
  const { services, appointmentAt, remark } = draft;
  const names = services.map(labels.serviceText);
  const more = names.slice(SHOWN_SERVICES);

  /** `section` of the composer changes it. */
  const row = (name: string, value: ReactNode, section?: ComposerSection) => (
    <>
      <dt>{name}</dt>
      <dd>
        <div lang={languageOf(value)}>{value}</div>
        {section && !isLocked ? <EditLink section={section} name={name} /> : null}
      </dd>
    </>
  );

  return (
    <List>
      {row(t('summary.type'), t(`order:type.${draft.orderType}`), 'type')}
      {row(t('summary.vehicle'), labels.vehicleName, 'vehicle')}
      {row(
        t('summary.when', { context: textContextOf(draft.orderType) }),
        appointmentAt ? formatMoment(appointmentAt, locale) : t('order:now'),
        'when',
      )}
      {rulesOf(draft.orderType).hasInventory ? (
        <LazyMoveFacts move={draft.moving} nameOf={labels.serviceName} row={row} />
      ) : (
        <>
          {row(
            t('summary.services'),
            <>
              {names.slice(0, SHOWN_SERVICES).join(', ') || t('summary.noServices')}
              {more.length > 0 ? (
                <Disclosure summary={t('summary.moreServices', { count: more.length })}>{more.join(', ')}</Disclosure>
              ) : null}
            </>,
            'options',
          )}
          {row(
            t('summary.goods'),
            goodsLabel(
              { description: goodsName(i18n, draft).trim(), ...readGoods(draft.goodsSize) },
              (count) => t('summary.goodsCount', { count }),
              locale,
            ) || t('order:row.unknown'),
            'goods',
          )}
        </>
      )}
      {remark ? row(t('summary.remark'), remark, 'goods') : null}
    </List>
  );
}

/** The complete job, with links to change each part. Memoized: the form around it renders with every answer. */
export const OrderSummary = memo(function OrderSummary({ draft, isLocked }: OrderSummaryProps) {
  const { t } = useTranslation('payment');
  const { waypoints } = draft;
  return (
    <SectionCard
      title={t('summary.title')}
      action={isLocked ? null : <EditLink section="route" name={t('summary.route')} />}
    >
      <RouteLine
        orderType={draft.orderType}
        items={waypoints.map((waypoint, index) => {
          const { title, subtitle } = placeLines(waypoint);
          return {
            key: waypoint.key,
            kind: kindAt(index, waypoints.length),
            title,
            subtitle: <Place place={subtitle} waypoint={waypoint} />,
          };
        })}
      />
      <Facts draft={draft} isLocked={isLocked} />
    </SectionCard>
  );
});
