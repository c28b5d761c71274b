import { screen, within } from '@testing-library/react';
import { useCallback, useMemo, useState } from 'react';
import type { Inventory } from '@/domain/moving/inventory';
import type { MovingHome } from '@/domain/moving/moving-job';
import { ComposerProvider } from '@/features/order-create/form/composer-context';
import { createPendingEdits } from '@/features/order-create/form/pending-edits';
import { InventorySection } from '@/features/order-create/moving/inventory/inventory-section';
import { renderApp } from '../../../support/render';

type Options = Partial<Inventory> & { home?: Pick<MovingHome, 'area' | 'homeType'>; language?: 'ko' | 'en' };

/** The inventory tells the form what changes and never asks it. */
function unread(): never {
  throw new Error('Nothing here reads the form.');
}

/** The inventory in a form that remembers what it is told. */
export async function renderInventory({ items = [], ownItems = [], home, language = 'ko' }: Options = {}) {
  let newest: Inventory = { items, ownItems };

  function Form() {
    const [values, setValues] = useState(newest);
    const form = useMemo(() => ({ pending: createPendingEdits(), update: () => undefined, read: () => unread() }), []);
    const change = useCallback((apply: (before: Inventory) => Inventory) => {
      newest = apply(newest);
      setValues(newest);
    }, []);
    return (
      <ComposerProvider value={form}>
        <InventorySection {...values} {...(home ? { home } : {})} onChange={change} />
      </ComposerProvider>
    );
  }

  const view = await renderApp(<Form />, { language });
  await screen.findByRole('heading', { name: language === 'ko' ? '짐' : 'Belongings' });
  return {
    ...view,
    /** As the form has it. */
    read: () => newest,
    quantityOf: (code: string) => newest.items.find((item) => item.code === code)?.quantity ?? 0,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    search: () => screen.getByRole('searchbox', { name: '짐 찾기' }),
    chosen: () => within(screen.getByRole('list', { name: '고른 짐' })),
  };
}
