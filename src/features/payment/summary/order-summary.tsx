import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { composerSection, type ComposerSection } from '@/config/routes';
import { formatMoment } from '@/domain/text/format';
import type { DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { formatPhone } from '@/domain/text/phone';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { useHomeMoveFacts } from '@/ui/home-move/use-home-move-facts';
import { RouteLine, type RouteLineItem } from '@/ui/order/route-line';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { EditLink } from './edit-link';
import { FactList } from './fact-list';
import { useOrderLabels } from '../use-order-labels';

const SHOWN_SERVICES = 6;

const People = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  '& > span': { overflowWrap: 'anywhere' },
}));
const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.primary }));
const LostCode = styled('p')(({ theme }) => ({ color: theme.vars.palette.attention.text }));

const kindOf = (index: number, count: number): RouteLineItem['kind'] => {
  if (index === 0) return 'pickup';
  return index === count - 1 ? 'dropoff' : 'stop';
};

function Place({ waypoint }: { waypoint: DraftWaypoint }) {
  const { t } = useTranslation('payment');
  const { address, addressDetail, contactName, phones, note, doorCode, isDoorCodeLost = false } = waypoint;
  const place = [address?.buildingName, addressDetail].filter(Boolean).join(' · ');
  const people = [contactName, ...phones.map(formatPhone)].filter(Boolean);
  return (
    <>
      {place ? <p>{place}</p> : null}
      <People>
        {people.map((person) => (
          <span key={person}>{person}</span>
        ))}
      </People>
      {note ? <Note>{note}</Note> : null}
      {doorCode ? <p>{t('summary.doorCode')}</p> : null}
      {isDoorCodeLost ? <LostCode>{t('summary.doorCodeLost')}</LostCode> : null}
    </>
  );
}

/** The complete job, with links to change each part. */
export function OrderSummary({ draft, isLocked }: { draft: OrderDraft; isLocked: boolean }) {
  const { t } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const labels = useOrderLabels(draft);
  const { hasInventory } = rulesOf(draft.orderType);
  const movingFacts = useHomeMoveFacts(hasInventory ? draft.moving : null, labels.serviceName);
  const { waypoints, services, appointmentAt, goodsDescription, remark } = draft;
  const shown = services.slice(0, SHOWN_SERVICES).map(labels.serviceText);
  const more = services.slice(SHOWN_SERVICES).map(labels.serviceText);

  const edit = (section: ComposerSection, name: string) =>
    isLocked ? null : <EditLink href={composerSection(section)} name={name} />;

  const facts = [
    {
      key: 'type',
      name: t('summary.type'),
      value: t(`order:type.${draft.orderType}`),
      action: edit('type', t('summary.type')),
    },
    {
      key: 'vehicle',
      name: t('summary.vehicle'),
      value: labels.vehicleName,
      action: edit('vehicle', t('summary.vehicle')),
    },
    {
      key: 'when',
      name: t('summary.when'),
      value: appointmentAt ? formatMoment(appointmentAt, locale) : t('order:now'),
      action: edit('when', t('summary.when')),
    },
    ...(hasInventory ? movingFacts : [servicesFact()]),
    ...(hasInventory ? [] : [goodsFact()]),
    ...(remark
      ? [{ key: 'remark', name: t('summary.remark'), value: remark, action: edit('goods', t('summary.remark')) }]
      : []),
  ];

  function goodsFact() {
    return {
      key: 'goods',
      name: t('summary.goods'),
      value: goodsDescription || t('summary.noServices'),
      action: edit('goods', t('summary.goods')),
    };
  }

  function servicesFact() {
    return {
      key: 'services',
      name: t('summary.services'),
      value: (
        <>
          {shown.length > 0 ? shown.join(', ') : t('summary.noServices')}
          {more.length > 0 ? (
            <Disclosure summary={t('summary.moreServices', { count: more.length })}>{more.join(', ')}</Disclosure>
          ) : null}
        </>
      ),
      action: edit('options', t('summary.services')),
    };
  }

  return (
    <SectionCard title={t('summary.title')} action={edit('route', t('summary.route'))}>
      <RouteLine
        items={waypoints.map((waypoint, index) => ({
          key: waypoint.key,
          kind: kindOf(index, waypoints.length),
          title: waypoint.address?.roadAddress,
          subtitle: <Place waypoint={waypoint} />,
        }))}
      />
      <FactList facts={facts} />
    </SectionCard>
  );
}
