import { screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { Inventory } from '@/domain/home-move/inventory';
import { withProposal } from '@/domain/home-move/household';
import { EMPTY_HOME_MOVE, type Household } from '@/domain/home-move/job';
import { type Template, withTemplate } from '@/domain/home-move/templates';
import { InventorySection } from '@/features/order-create/home-move/inventory/inventory-section';
import { renderApp } from '../../../support/render';

type Options = Partial<Inventory> & { household?: Household | null; language?: 'ko' | 'en' };

/** Renders the inventory in a form that keeps its state. */
export async function renderInventory({ items = [], ownItems = [], household = null, language = 'ko' }: Options = {}) {
  let newest: Inventory = { items, ownItems };

  function Form() {
    const [values, setValues] = useState(newest);
    const change = useCallback((apply: (before: Inventory) => Inventory) => {
      newest = apply(newest);
      setValues(newest);
    }, []);
    const [proposals] = useState(() => {
      function replace(list: Inventory['items']) {
        const before = newest.items;
        change((now) => ({ ...now, items: list }));
        return () => change((now) => ({ ...now, items: before }));
      }
      return {
        template: (template: Template) => replace(withTemplate(EMPTY_HOME_MOVE, template).items),
        household: () => replace(household ? withProposal(EMPTY_HOME_MOVE, household).items : newest.items),
      };
    });
    return <InventorySection {...values} household={household} proposals={proposals} onChange={change} />;
  }

  const view = await renderApp(<Form />, { language });
  await screen.findByRole('heading', { name: language === 'ko' ? '이삿짐' : 'Belongings' });
  return {
    ...view,
    /** Returns the form's current inventory. */
    read: () => newest,
    quantityOf: (code: string) => newest.items.find((item) => item.code === code)?.quantity ?? 0,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    /** The catalogue is folded while there is a list. */
    openFinder: () => view.user.click(screen.getByText('다른 이삿짐 추가')),
    inFinder: (name: string | RegExp) =>
      within(screen.getByRole('group', { name: '다른 이삿짐 추가' })).getByRole('button', { name }),
    finder: () => within(screen.getByRole('group', { name: '다른 이삿짐 추가' })),
    search: () => screen.getByRole('searchbox', { name: '이삿짐 검색' }),
    chosen: () => within(screen.getByRole('group', { name: '선택한 이삿짐' })),
  };
}
