import { useEffect, useState } from 'react';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import { useDeskActions } from '../state/bulk-orders-context';

/** The saved sets of this customer in this browser. */
export function useTemplates() {
  const { keeper } = useDeskActions();
  const [templates, setTemplates] = useState<readonly BulkTemplate[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void keeper.templates().then((stored) => {
      if (isCurrent) setTemplates(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [keeper]);

  const keep = (next: readonly BulkTemplate[]) => {
    setTemplates(next);
    void keeper.keepTemplates(next);
  };
  return {
    templates,
    add: (added: readonly BulkTemplate[]) => keep([...templates, ...added]),
    remove: (id: string) => keep(templates.filter((template) => template.id !== id)),
  };
}

export type Templates = ReturnType<typeof useTemplates>;
