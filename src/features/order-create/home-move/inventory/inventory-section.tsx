import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useCallback, useMemo, useState } from 'react';
import { estimatedBoxes } from '@/domain/home-move/boxes';
import type { ChangeInventory, Inventory } from '@/domain/home-move/inventory';
import type { HomeMoveHome, HomeMoveItem, HomeRoom } from '@/domain/home-move/job';
import { loadOf } from '@/domain/home-move/load';
import { fromTemplate, type Template } from '@/domain/home-move/templates';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { ChosenList } from './chosen-list';
import { createActions, type Undo } from './inventory-actions';
import { InventorySummary } from './inventory-summary';
import { ItemFinder } from './item-finder';
import { ROOM_ID } from './item-results';
import { ownNameId } from './own-item-row';
import { OwnItems } from './own-items';
import { Reminders } from './reminders';
import { TemplateCards } from './template-cards';
import { UndoBar } from './undo-bar';
import { useItemLabels } from './use-item-labels';

/** Customers' box counts are rough: from this share of the estimate on, no more boxes are proposed. */
const ENOUGH_SHARE = 0.7;
const BOX = 'boxMedium';

type BoxProposalProps = {
  items: readonly HomeMoveItem[];
  home: Pick<HomeMoveHome, 'area' | 'homeType'>;
  onTake: (code: string, quantity: number) => void;
};

/** Proposes more boxes, because most households underestimate them. Added only if the customer accepts. */
function BoxProposal({ items, home, onTake }: BoxProposalProps) {
  const { t } = useTranslation('inventory');
  const expected = estimatedBoxes(home);
  const { boxes } = loadOf(items, []);
  if (expected === null || items.length === 0 || boxes >= expected * ENOUGH_SHARE) return null;
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

/** A focus target that does not open a phone's keyboard. */
const SUMMARY_ID = 'moving-summary';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

type InventorySectionProps = Inventory & {
  /** The current home; its area gives the expected number of boxes. */
  home?: Pick<HomeMoveHome, 'area' | 'homeType'>;
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

function Inventory({ items, ownItems, home, onChange }: InventorySectionProps) {
  const { t } = useTranslation('inventory');
  const labels = useItemLabels();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [room, setRoom] = useState<HomeRoom>('bedroom');
  const isEmpty = items.length === 0 && ownItems.length === 0;
  const [isStarting, setIsStarting] = useState(isEmpty);
  const actions = useMemo(() => createActions(onChange, setUndo), [onChange]);

  const addOwn = useCallback((name: string) => focusInNextFrame(ownNameId(actions.addOwn(name))), [actions]);
  const showRoom = useCallback((place: HomeRoom) => {
    setRoom(place);
    focusInNextFrame(ROOM_ID);
  }, []);

  function start(template: Template | null) {
    setIsStarting(false);
    focusInNextFrame(SUMMARY_ID);
    if (template === null) return;
    const text = isEmpty ? null : t('templateTaken', { name: t(`template.${template}`) });
    actions.replace(fromTemplate(template), items, text);
  }

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
        <TemplateCards onPick={start} />
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
        <div id={SUMMARY_ID} tabIndex={-1}>
          <InventorySummary items={items} ownItems={ownItems} />
          <ChosenList items={items} labels={labels} actions={actions} />
        </div>
        {undo ? (
          <UndoBar
            text={undo.text}
            onUndo={() => {
              onChange(undo.restore);
              setUndo(null);
              focusInNextFrame(SUMMARY_ID);
            }}
            onClose={() => setUndo(null)}
          />
        ) : null}
        <ItemFinder
          items={items}
          labels={labels}
          room={room}
          onRoom={setRoom}
          onQuantity={actions.quantity}
          onOwn={addOwn}
        />
        {home ? <BoxProposal items={items} home={home} onTake={actions.quantity} /> : null}
        <Reminders items={items} onLook={showRoom} />
        <OwnItems ownItems={ownItems} labels={labels} actions={actions} onAdd={addOwn} />
      </Parts>
    </SectionCard>
  );
}
