import { MAX_QUANTITY } from '@/domain/home-move/job';
import { QuantityField } from '@/ui/kit/form/quantity-field';
import type { ItemLabels } from './use-item-labels';

type CountFieldProps = {
  name: string;
  quantity: number;
  labels: ItemLabels;
  /** False where something else adds one. */
  hasPlus?: boolean;
  onChange: (quantity: number) => void;
};

/** How many of an item: only a plus button at 0. */
export const CountField = ({ name, quantity, labels, hasPlus = true, onChange }: CountFieldProps) => (
  <QuantityField
    value={quantity}
    min={0}
    max={MAX_QUANTITY}
    labels={{ amount: labels.amount(name), less: labels.less(name), more: labels.add(name) }}
    hasPlus={hasPlus}
    onChange={onChange}
  />
);
