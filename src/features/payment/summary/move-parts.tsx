// What only a home move has on the payment page.
import { Fragment, type ReactNode } from 'react';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { useExtrasText } from '@/ui/home-move/use-extras-text';
import { useHomeMoveFacts } from '@/ui/home-move/use-home-move-facts';
import { useInventoryWords } from '@/ui/home-move/use-home-move-texts';

type MoveFactsProps = {
  move: HomeMoveJob;
  nameOf: (code: string) => string;
  row: (name: string, value: string) => ReactNode;
};

/** The facts of the move, each as a `row` of the summary. */
export function MoveFacts({ move, nameOf, row }: MoveFactsProps) {
  return useHomeMoveFacts(move, nameOf).map(({ key, name, value }) => (
    <Fragment key={key}>{row(name, value)}</Fragment>
  ));
}

/** What may be added to the amount to pay. */
export function MoveExtras({ move }: { move: HomeMoveJob }) {
  const hasTexts = useInventoryWords(true);
  const text = useExtrasText(move);
  return hasTexts ? text : null;
}
