import { useEffect, useState } from 'react';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import { useBulkOrdersActions } from '../state/bulk-orders-context';

/** The customer's templates, stored in this browser. */
export function useTemplates() {
  const { persistence } = useBulkOrdersActions();
  const [templates, setTemplates] = useState<readonly BulkTemplate[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void persistence.templates().then((stored) => {
      if (isCurrent) setTemplates(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [persistence]);

  const store = (next: readonly BulkTemplate[]) => {
    setTemplates(next);
    void persistence.keepTemplates(next);
  };
  return {
    templates,
    add: (added: readonly BulkTemplate[]) => store([...templates, ...added]),
    remove: (id: string) => store(templates.filter((template) => template.id !== id)),
  };
}

export type Templates = ReturnType<typeof useTemplates>;
