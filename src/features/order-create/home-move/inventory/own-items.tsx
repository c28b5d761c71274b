import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { MAX_OWN_ITEMS } from '@/domain/home-move/job';
import type { OwnItem } from '@/domain/home-move/job';
import { isUnfinished } from '@/domain/home-move/own-items';
import { Button } from '@/ui/kit/button/button';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import type { InventoryActions } from './inventory-actions';
import { OwnItemRow } from './own-item-row';
import type { ItemLabels } from './use-item-labels';

export const OWN_ITEMS_ID = 'moving-own-items';

const Root = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(2) }));
const Title = styled('h3')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));
const Lead = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const List = styled('ul')({ width: '100%' });

type OwnItemsProps = {
  ownItems: readonly OwnItem[];
  /** Whether to say at every unfinished item what it lacks, also where nothing was typed. */
  isMissed: boolean;
  labels: ItemLabels;
  actions: InventoryActions;
  onAdd: (name: string) => void;
};

/** Items that are not in the catalogue. */
export const OwnItems = memo(function OwnItems({ ownItems, isMissed, labels, actions, onAdd }: OwnItemsProps) {
  const { t } = useTranslation('inventory');
  return (
    <Root>
      <Title id={OWN_ITEMS_ID}>{t('own.title')}</Title>
      <Lead>{t('own.lead')}</Lead>
      {ownItems.length > 0 ? (
        <List aria-label={t('own.title')}>
          {ownItems.map((item, place) => (
            <OwnItemRow
              key={item.key}
              item={item}
              place={place}
              isMissed={isMissed && isUnfinished(item)}
              labels={labels}
              actions={actions}
            />
          ))}
        </List>
      ) : null}
      {ownItems.length < MAX_OWN_ITEMS ? (
        <Button size="small" start={<PlusIcon size={16} />} onClick={() => onAdd('')}>
          {t('own.add')}
        </Button>
      ) : (
        <Lead>{t('own.most')}</Lead>
      )}
    </Root>
  );
});
