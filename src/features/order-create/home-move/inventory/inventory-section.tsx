import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { toPyeong } from '@/domain/home-move/area';
import { correctedEntries } from '@/domain/home-move/proposal';
import type { ChangeInventory, Inventory } from '@/domain/home-move/inventory';
import { type HomeMoveItem, type HomeRoom, type Household, MAX_OWN_ITEMS } from '@/domain/home-move/job';
import { loadOf } from '@/domain/home-move/load';
import { proposedItems, usualBoxes } from '@/domain/home-move/proposal';
import type { Template } from '@/domain/home-move/templates';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { LIST_ID } from '../field-ids';
import { createActions, type Undo } from './inventory-actions';
import { InventorySummary } from './inventory-summary';
import { ItemFinder } from './item-finder';
import { ROOM_ID } from './item-results';
import { ownNameId } from './own-item-row';
import { OwnItems } from './own-items';
import { Reminders } from './reminders';
import { RoomBoard } from './room-board';
import { TemplateCards } from './template-cards';
import { UNDO_ID, UndoBar } from './undo-bar';
import { useItemLabels } from './use-item-labels';

/** Customers' box counts are rough: from this share of the usual number on, no more boxes are proposed. */
const ENOUGH_SHARE = 0.7;
const BOX = 'boxMedium';

type BoxProposalProps = {
  items: readonly HomeMoveItem[];
  household: Household;
  onTake: (code: string, quantity: number) => void;
};

/** Proposes more boxes, because most households underestimate them. Added only if the customer accepts. */
function BoxProposal({ items, household, onTake }: BoxProposalProps) {
  const { t } = useTranslation('inventory');
  const expected = usualBoxes(household);
  const { boxes } = loadOf(items, []);
  if (items.length === 0 || boxes >= expected * ENOUGH_SHARE) return null;
  const medium = items.find(({ code }) => code === BOX)?.quantity ?? 0;
  return (
    <Notice
      action={
        <Button size="small" variant="outline" onClick={() => onTake(BOX, medium + expected - boxes)}>
          {t('boxesTake', { count: expected })}
        </Button>
      }
    >
      {t('boxesFor', { count: expected })}
    </Notice>
  );
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

const Basis = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: 36,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Missing = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.error.text,
}));
const Finder = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(2) }));

type InventorySectionProps = Inventory & {
  /** The step does not go on, because an own item is not complete. */
  isOwnItemMissed?: boolean;
  /** Why the step does not go on with this list. */
  error?: string | undefined;
  /** Who moves; null while the size of the home is unknown. */
  household: Household | null;
  /** False for a list that the customer has made, or that comes from an earlier order. */
  isProposed?: boolean;
  /** Replace the list by that of a template or of the household, with the answers behind it. Each returns its undo. */
  proposals: { template: (template: Template) => () => void; household: () => () => void };
  /** Must be stable, or every row renders at every keystroke. */
  onChange: ChangeInventory;
};

export const InventorySection = memo(function InventorySection(props: InventorySectionProps) {
  const hasTexts = useLazyTexts('inventory');
  const hasNames = useLazyTexts('movingItems');
  if (hasTexts && hasNames) return <Inventory {...props} />;
  return (
    <SkeletonGroup>
      <Skeleton height={320} radius={12} />
    </SkeletonGroup>
  );
});

function Inventory(props: InventorySectionProps) {
  const { items, ownItems, isOwnItemMissed = false, error, household, isProposed = true, proposals, onChange } = props;
  const { t } = useTranslation('inventory');
  const labels = useItemLabels();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [room, setRoom] = useState<HomeRoom>('bedroom');
  /** A reminder shows its room: a search text would hide it. */
  const [shownRooms, setShownRooms] = useState(0);
  const isEmpty = items.length === 0 && ownItems.length === 0;
  const canAddOwn = ownItems.length < MAX_OWN_ITEMS;
  const [isStarting, setIsStarting] = useState(isEmpty);
  // The catalogue is long; a proposed list needs it only for what is missing.
  const [isFinding, setIsFinding] = useState(isEmpty);
  const actions = useMemo(() => createActions(onChange, setUndo), [onChange]);
  const afterList = useRef<HTMLDivElement>(null);
  const skipList = useCallback(() => afterList.current?.querySelector('summary')?.focus(), []);

  const addOwn = useCallback((name: string) => focusInNextFrame(ownNameId(actions.addOwn(name))), [actions]);
  const showRoom = useCallback((place: HomeRoom) => {
    setRoom(place);
    setShownRooms((count) => count + 1);
    setIsFinding(true);
    focusInNextFrame(ROOM_ID);
  }, []);

  function takeBoxes(code: string, quantity: number) {
    actions.quantity(code, quantity);
    skipList();
  }

  function start(template: Template | null) {
    setIsStarting(false);
    setIsFinding(template === null);
    focusInNextFrame(LIST_ID);
    if (template === null) {
      if (items.length > 0) actions.clear(items, t('removed', { name: t('chosenList') }));
      return;
    }
    const restore = proposals.template(template);
    // An empty list lost nothing.
    setUndo(isEmpty ? null : { text: t('templateTaken', { name: t(`template.${template}`) }), restore });
  }

  function proposeAgain() {
    setUndo({ text: t('proposed'), restore: proposals.household() });
    focusInNextFrame(UNDO_ID);
  }

  function closeUndo() {
    setUndo(null);
    focusInNextFrame(LIST_ID);
  }

  const missing = error ? <Missing role="alert">{error}</Missing> : null;
  const isCorrected = household !== null && correctedEntries(items, proposedItems(household)).length > 0;

  if (isStarting) {
    return (
      <SectionCard
        title={t('title')}
        lead={t('lead')}
        action={
          isEmpty ? null : (
            <Button size="small" variant="ghost" onClick={() => setIsStarting(false)}>
              {t('templateKeep')}
            </Button>
          )
        }
      >
        {/* A focus target that does not open a phone's keyboard. */}
        <div id={LIST_ID} tabIndex={-1}>
          {missing}
          <TemplateCards onPick={start} />
        </div>
      </SectionCard>
    );
  }

  return (
    <SectionCard
      title={t('title')}
      action={
        <Button size="small" variant="ghost" onClick={() => setIsStarting(true)}>
          {t('templateAgain')}
        </Button>
      }
    >
      <Parts>
        <div id={LIST_ID} tabIndex={-1}>
          <InventorySummary items={items} ownItems={ownItems} />
          {missing}
          {household ? (
            <Basis>
              {t(isProposed ? 'basis' : 'ownBasis', {
                pyeong: toPyeong(household.area),
                rooms: household.rooms,
                people: household.people,
              })}
              {isCorrected ? (
                <Button size="small" variant="outline" onClick={proposeAgain}>
                  {isProposed ? t('proposeAgain') : t('proposeFor', { pyeong: toPyeong(household.area) })}
                </Button>
              ) : null}
            </Basis>
          ) : null}
        </div>
        {undo ? (
          <UndoBar
            text={undo.text}
            canUndo={canAddOwn || !undo.needsPlace}
            onUndo={() => {
              undo.restore();
              closeUndo();
            }}
            onClose={closeUndo}
          />
        ) : null}
        <RoomBoard items={items} labels={labels} actions={actions} onSkip={skipList} />
        <div ref={afterList}>
          <Disclosure summary={t('findMore')} isOpen={isFinding} onToggle={setIsFinding}>
            {isFinding ? (
              <Finder role="group" aria-label={t('findMore')}>
                <ItemFinder
                  key={shownRooms}
                  items={items}
                  labels={labels}
                  room={room}
                  onRoom={setRoom}
                  onQuantity={actions.quantity}
                  onOwn={canAddOwn ? addOwn : null}
                />
              </Finder>
            ) : null}
          </Disclosure>
        </div>
        {household ? <BoxProposal items={items} household={household} onTake={takeBoxes} /> : null}
        <Reminders items={items} onLook={showRoom} />
        <OwnItems ownItems={ownItems} isMissed={isOwnItemMissed} labels={labels} actions={actions} onAdd={addOwn} />
      </Parts>
    </SectionCard>
  );
}
