import { useTranslation } from 'next-i18next/pages';
import { estimatedBoxes } from '@/domain/home-move/boxes';
import { loadOf } from '@/domain/home-move/load';
import type { HomeMoveHome, HomeMoveItem } from '@/domain/home-move/job';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';

/** Customers' box counts are rough: from this share of the estimate on, no more boxes are proposed. */
const ENOUGH_SHARE = 0.7;
const BOX = 'boxMedium';

type BoxProposalProps = {
  items: readonly HomeMoveItem[];
  home: Pick<HomeMoveHome, 'area' | 'homeType'>;
  onTake: (code: string, quantity: number) => void;
};

/** Proposes more boxes, because most households underestimate them. Added only if the customer accepts. */
export function BoxProposal({ items, home, onTake }: BoxProposalProps) {
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
