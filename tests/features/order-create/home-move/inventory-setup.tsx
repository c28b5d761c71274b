import { screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { Inventory } from '@/domain/home-move/inventory';
import type { HomeMoveHome } from '@/domain/home-move/job';
import { InventorySection } from '@/features/order-create/home-move/inventory/inventory-section';
import { renderApp } from '../../../support/render';

type Options = Partial<Inventory> & { home?: Pick<HomeMoveHome, 'area' | 'homeType'>; language?: 'ko' | 'en' };

/** Renders the inventory in a form that keeps its state. */
export async function renderInventory({ items = [], ownItems = [], home, language = 'ko' }: Options = {}) {
  let newest: Inventory = { items, ownItems };

  function Form() {
    const [values, setValues] = useState(newest);
    const change = useCallback((apply: (before: Inventory) => Inventory) => {
      newest = apply(newest);
      setValues(newest);
    }, []);
    return <InventorySection {...values} {...(home ? { home } : {})} onChange={change} />;
  }

  const view = await renderApp(<Form />, { language });
  await screen.findByRole('heading', { name: language === 'ko' ? '이삿짐' : 'Belongings' });
  return {
    ...view,
    /** Returns the form's current inventory. */
    read: () => newest,
    quantityOf: (code: string) => newest.items.find((item) => item.code === code)?.quantity ?? 0,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    search: () => screen.getByRole('searchbox', { name: '이삿짐 검색' }),
    chosen: () => within(screen.getByRole('list', { name: '선택한 이삿짐' })),
  };
}
