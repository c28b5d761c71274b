import { useTranslation } from '@/lib/i18n/use-translation';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import type { DraftAddress, DraftWaypoint } from '@/domain/order/draft';
import { locateWaypoint, patchWaypoint } from '@/domain/order/draft-changes';
import { positionOf } from '@/domain/order/route-drawing';
import { kindAt } from '@/domain/order/waypoint-kind';
import { canAddStop, contactProblem, isComplete, isSamePlace } from '@/domain/order/waypoints';
import { composerEntry, dropComposerEntry } from '@/lib/browser/composer-entry';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { addressQueries } from '@/queries/address-queries';
import { DragIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { AddressCombobox } from '../address/address-combobox';
import type { AddressChoice } from '../address/address-options';
import { useEnglishAddress } from '../address/use-english-address';
import { fieldId, messageOf, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { PasteBox, PasteNotice, PasteWaiting } from './place-paste';
import { PlaceShortcuts } from './place-shortcuts';
import { enteredIn, isSettled, mayBeBlock, usePlacePaste, withoutPlace } from './use-place-paste';
import type { RouteSteps } from './use-route-steps';
import { WaypointButtons } from './waypoint-buttons';
import { WaypointDetails } from './waypoint-details';
import { Head, Name, RENDERED_AT_ONCE, Row } from './waypoint-frame';
import { WaypointSummary } from './waypoint-summary';

const Line = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
const English = styled('span')({ display: 'block' });

/** Other names of a chosen address, for example `[서울역] 지번 서울 중구 봉래동2가 122-21`. */
function PlaceLine({ address }: { address: DraftAddress }) {
  const { t } = useTranslation('composer');
  const { roadAddress, buildingName = '', jibunAddress = '', roadAddressEnglish = '' } = address;
  const english = useEnglishAddress(roadAddressEnglish, roadAddress);
  if (`${buildingName}${jibunAddress}${english}` === '') return null;
  return (
    <Line>
      {english === '' ? null : <English>{english}</English>}
      {buildingName === '' ? null : `[${buildingName}] `}
      {jibunAddress === '' ? null : `${t('address.lot')} ${jibunAddress}`}
    </Line>
  );
}

type WaypointRowProps = { waypointKey: string; index: number; total: number; name: string; steps: RouteSteps };

/** What was typed on another page, unless it is a whole message. */
function entryToSearch() {
  const entry = composerEntry();
  return entry !== null && mayBeBlock(entry) ? '' : entry;
}

const NOTHING_UNSURE: readonly never[] = [];
/** Another building has a different unit and door code. */
const NO_ACCESS = { addressDetail: '', doorCode: '', isDoorCodeLost: false };

/** After a removal, the waypoint may be missing until the route renders again. */
export const WaypointRow = memo(function WaypointRow(props: WaypointRowProps) {
  const waypoint = useDraft(({ waypoints }) => waypoints.find(({ key }) => key === props.waypointKey));
  return waypoint ? <Waypoint {...props} waypoint={waypoint} /> : null;
});

function Waypoint({ waypoint, index, total, name, steps }: WaypointRowProps & { waypoint: DraftWaypoint }) {
  const { t } = useTranslation('composer');
  const change = useChangeDraft();
  const client = useQueryClient();
  const orderType = useDraft((draft) => draft.orderType);
  const problems = useProblems().filter((problem) => problem.waypoint === waypoint.key);
  const { key, address } = waypoint;
  const kind = kindAt(index, total);
  const [isOpen, setIsOpen] = useState(!isComplete(waypoint));
  const isFirstEmpty = useDraft(({ waypoints }) => waypoints.find((one) => one.address === null)?.key === key);
  const isCollapsed = !isOpen && problems.length === 0 && isComplete(waypoint);

  const paste = usePlacePaste(key);
  /** Counts pastes, choices and closed boxes: the search of an earlier paste must not replace what came after it. */
  const turn = useRef(0);
  /** The turn in which the customer typed last: an address typed since a paste is not replaced by the pasted one. */
  const typedIn = useRef(0);
  const [isBoxOpen, setIsBoxOpen] = useState(false);
  const [pasteState, setPasteState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** What the address field starts with; a higher count starts it again. */
  const [start, setStart] = useState(() => ({ text: isFirstEmpty ? entryToSearch() : null, count: 0 }));
  const startWith = (text: string | null) => setStart(({ count }) => ({ text, count: count + 1 }));
  // The text has moved into the field, or is a message to take apart.
  useEffect(() => {
    const entry = isFirstEmpty ? composerEntry() : null;
    if (entry === null) return;
    dropComposerEntry();
    takePaste(entry);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before this page opened
  }, []);

  function dropPaste() {
    turn.current += 1;
    setPasteState('idle');
  }

  async function fillFrom(text: string) {
    setPasteState('busy');
    const mine = ++turn.current;
    const read = await paste.read(text).catch(() => null);
    if (mine !== turn.current) return;
    setPasteState(read ? 'idle' : 'failed');
    // A text with one part is a search.
    if (!read) return isBoxOpen ? undefined : startWith(text.replace(/\s+/g, ' ').trim());
    setIsBoxOpen(false);
    if (typedIn.current === mine) return paste.fill(withoutPlace(read));
    // In one update with the folding below; otherwise the fields would open for a moment.
    paste.fill(read);
    if (read.pasted.keyword !== '' || read.waypoint.address === null) return startWith(read.pasted.keyword);
    startWith(null);
    const isDone = isSettled(read.waypoint, read.pasted);
    setIsOpen(!isDone);
    focusInNextFrame(fieldId(key, isDone ? 'edit' : (contactProblem(read.waypoint)?.field ?? 'addressDetail')));
  }

  function takePaste(text: string) {
    if (!mayBeBlock(text)) return false;
    void fillFrom(text);
    return true;
  }

  function choose(choice: AddressChoice) {
    const isElsewhere = address !== null && !isSamePlace(address, choice.address);
    // A kept place of the same building may have another contact than the pasted text.
    const waiting = paste.pasted?.keyword ? paste.pasted : null;
    const patch = { ...(isElsewhere ? NO_ACCESS : {}), ...choice, ...(waiting ? enteredIn(waypoint) : {}) };
    dropPaste();
    paste.completed();
    change(patchWaypoint(key, patch));
    if (!positionOf(choice.address)) void locate(choice.address);
    // Without this, the field would open again with its first text.
    setStart(({ count }) => ({ text: null, count }));
    // In another building the unit is required, unless the choice included it.
    const isUnitKnown = !isElsewhere || choice.addressDetail !== undefined;
    const next = { ...waypoint, ...patch };
    const isDone = isUnitKnown && (waiting ? isSettled(next, waiting) : isComplete(next));
    setIsOpen(!isDone);
    focusInNextFrame(fieldId(key, isDone ? 'edit' : 'addressDetail'));
  }

  /** Some sources tell the coordinates by a second call; without them the provider finds the place. */
  async function locate(chosen: DraftAddress) {
    const located = await client.query(addressQueries.located(chosen)).catch(() => chosen);
    if (positionOf(located)) change(locateWaypoint(key, located));
  }

  return (
    <Row
      id={fieldId(key, 'row')}
      orderType={orderType}
      kind={kind}
      number={index}
      isLast={index === total - 1}
      isForm
      data-long={total > RENDERED_AT_ONCE}
    >
      <Head>
        {/* Screen readers already get the name from the mark of the route line. */}
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
          canAdd={canAddStop(total)}
          steps={steps}
        />
      </Head>
      {isCollapsed ? (
        <WaypointSummary
          id={fieldId(key, 'edit')}
          name={name}
          waypoint={waypoint}
          onEdit={() => {
            setIsOpen(true);
            focusInNextFrame(fieldId(key, 'addressDetail'));
          }}
        />
      ) : (
        <>
          <AddressCombobox
            key={start.count}
            startWith={start.text}
            onType={() => (typedIn.current = turn.current)}
            onPasteText={takePaste}
            id={fieldId(key, 'address')}
            label={t('address.label', { name })}
            address={address}
            error={messageOf(problems, fieldId(key, 'address'))}
            onChoose={choose}
          />
          {address ? (
            <PlaceLine address={address} />
          ) : (
            <PlaceShortcuts
              kind={kind}
              isPasteOpen={isBoxOpen}
              onPaste={() => {
                setIsBoxOpen(true);
                focusInNextFrame(fieldId(key, 'paste'));
              }}
              onChoose={choose}
            />
          )}
          {isBoxOpen && address === null ? (
            <PasteBox
              id={fieldId(key, 'paste')}
              isBusy={pasteState === 'busy'}
              hasFailed={pasteState === 'failed'}
              onFill={(text) => void fillFrom(text)}
              onClose={() => {
                dropPaste();
                setIsBoxOpen(false);
                focusInNextFrame(fieldId(key, 'address'));
              }}
            />
          ) : null}
          {address ? (
            <WaypointDetails
              waypoint={waypoint}
              name={name}
              kind={kind}
              problems={problems}
              unsure={paste.pasted?.unsure ?? NOTHING_UNSURE}
              onPastePhone={paste.takePhone}
              onDone={() => {
                setIsOpen(false);
                paste.close();
                focusInNextFrame(fieldId(key, 'edit'));
              }}
            />
          ) : null}
        </>
      )}
      {pasteState === 'busy' && !isBoxOpen ? <PasteWaiting /> : null}
      {paste.pasted && pasteState !== 'busy' ? (
        <PasteNotice
          pasted={paste.pasted}
          onClose={() => {
            paste.close();
            focusInNextFrame(fieldId(key, isCollapsed ? 'edit' : address ? 'addressDetail' : 'address'));
          }}
          onUndo={() => {
            const isChosen = paste.pasted?.before.address;
            paste.undo();
            setIsOpen(true);
            startWith(isChosen ? null : '');
            if (isChosen) focusInNextFrame(fieldId(key, 'addressDetail'));
          }}
        />
      ) : null}
    </Row>
  );
}
