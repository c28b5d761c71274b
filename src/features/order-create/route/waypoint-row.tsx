import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import type { DraftWaypoint } from '@/domain/order-draft';
import { DragIcon } from '@/ui/icons/action-icons';
import { AddressCombobox } from '../address/address-combobox';
import type { AddressChoice } from '../address/address-options';
import { focusSoon } from '@/lib/browser/focus-soon';
import { fieldId, messageOf, type Problem } from '../form/form-problems';
import { isComplete, isSamePlace, kindAt } from '../form/waypoints';
import type { RouteActions } from './route-actions';
import type { RouteSteps } from './use-route-steps';
import { PlaceLine } from './place-line';
import { WaypointButtons } from './waypoint-buttons';
import { WaypointDetails } from './waypoint-details';
import { DRAWN_AT_ONCE, Head, Name, Row } from './waypoint-frame';
import { WaypointSummary } from './waypoint-summary';

type WaypointRowProps = {
  waypoint: DraftWaypoint;
  index: number;
  total: number;
  name: string;
  canAdd: boolean;
  problems: readonly Problem[];
  actions: RouteActions;
  steps: RouteSteps;
  isMove: boolean;
};

/** Of another building the unit and the door code are others. */
const NO_WAY_IN = { addressDetail: '', doorCode: '', isDoorCodeLost: false };

function WaypointItem({ waypoint, index, total, name, canAdd, problems, actions, steps, isMove }: WaypointRowProps) {
  const { t } = useTranslation('composer');
  const { key, address } = waypoint;
  const kind = kindAt(index, total);
  const [isOpen, setIsOpen] = useState(!isComplete(waypoint));
  const isFolded = !isOpen && problems.length === 0 && isComplete(waypoint);

  function choose(choice: AddressChoice) {
    const isElsewhere = address !== null && choice.address !== null && !isSamePlace(address, choice.address);
    const patch = isElsewhere ? { ...NO_WAY_IN, ...choice } : choice;
    actions.fill(key, patch);
    // Another building: its unit is asked for, unless it has come with the choice.
    const isUnitKnown = !isElsewhere || choice.addressDetail !== undefined;
    const isDone = isUnitKnown && isComplete({ ...waypoint, ...patch });
    setIsOpen(!isDone);
    focusSoon(fieldId(key, isDone ? 'edit' : 'addressDetail'));
  }

  return (
    <Row
      id={fieldId(key, 'row')}
      kind={kind}
      number={index}
      isLast={index === total - 1}
      isForm
      data-long={total > DRAWN_AT_ONCE}
    >
      <Head>
        {/* The line's mark says it to a screen reader already. */}
        <Name aria-hidden="true" id={fieldId(key, 'handle')} data-handle={total > 2}>
          {total > 2 ? <DragIcon size={16} /> : null}
          {name}
        </Name>
        <WaypointButtons
          waypointKey={key}
          name={name}
          kind={kind}
          index={index}
          total={total}
          canAdd={canAdd}
          steps={steps}
        />
      </Head>
      {isFolded ? (
        <WaypointSummary
          id={fieldId(key, 'edit')}
          name={name}
          waypoint={waypoint}
          onEdit={() => {
            setIsOpen(true);
            focusSoon(fieldId(key, 'addressDetail'));
          }}
        />
      ) : (
        <>
          <AddressCombobox
            id={fieldId(key, 'address')}
            label={t('address.label', { name })}
            address={address}
            error={messageOf(problems, fieldId(key, 'address'))}
            onChoose={choose}
          />
          {address ? <PlaceLine address={address} /> : null}
          {address ? (
            <WaypointDetails
              waypoint={waypoint}
              kind={kind}
              isMove={isMove}
              problems={problems}
              actions={actions}
              onDone={() => {
                setIsOpen(false);
                focusSoon(fieldId(key, 'edit'));
              }}
            />
          ) : null}
        </>
      )}
    </Row>
  );
}

/** Twenty of these stand under each other: a key in one, or a price that arrives, renders none of the others. */
export const WaypointRow = memo(
  WaypointItem,
  ({ problems: before, ...one }, { problems: after, ...other }) =>
    JSON.stringify(before) === JSON.stringify(after) &&
    Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name))),
);
