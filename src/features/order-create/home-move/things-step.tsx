import { useMemo } from 'react';
import { householdOf, withProposal } from '@/domain/home-move/household';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { type Template, withTemplate } from '@/domain/home-move/templates';
import { LazyPhotosSection } from '../photos/lazy-photos-section';
import { messageOf, useProblems } from '../problems';
import { useDraft, useReadDraft } from '../use-draft';
import { LIST_ID, OWN_ITEM_NAME } from './field-ids';
import { InventorySection } from './inventory/inventory-section';
import { useChangeMove } from './use-change-move';

/** The list of belongings, and photos of the rooms for the mover's check. */
export function ThingsStep() {
  const { change, changeLoad } = useChangeMove();
  const read = useReadDraft();
  const moving = useDraft((draft) => draft.moving);
  const { items, ownItems } = moving;
  const problems = useProblems();
  const isOwnItemMissed = messageOf(problems, OWN_ITEM_NAME) !== undefined;
  const { area, rooms, people } = householdOf(moving) ?? {};
  const household = useMemo(() => (area && rooms && people ? { area, rooms, people } : null), [area, rooms, people]);
  const proposals = useMemo(() => {
    function replace(work: (before: HomeMoveJob) => HomeMoveJob) {
      const before = read().moving;
      change(work);
      return () => change(({ ownItems }) => ({ ...before, ownItems }));
    }
    return {
      template: (template: Template) => replace((move) => withTemplate(move, template)),
      household: () =>
        replace((move) => {
          const known = householdOf(move);
          return known ? withProposal(move, known) : move;
        }),
    };
  }, [change, read]);
  return (
    <>
      <InventorySection
        items={items}
        ownItems={ownItems}
        isOwnItemMissed={isOwnItemMissed}
        error={messageOf(problems, LIST_ID)}
        household={household}
        isProposed={moving.proposedFor !== null}
        proposals={proposals}
        onChange={changeLoad}
      />
      <LazyPhotosSection />
    </>
  );
}
