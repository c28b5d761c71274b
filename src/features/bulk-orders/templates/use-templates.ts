import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';

/** The customer's templates, stored in this browser. */
export function useTemplates() {
  const { setTemplates } = useBulkOrdersActions();
  const templates = useBulkOrdersState('templates');
  return {
    templates,
    add: (added: readonly BulkTemplate[]) => setTemplates([...templates, ...added]),
    remove: (id: string) => setTemplates(templates.filter((template) => template.id !== id)),
  };
}

export type Templates = ReturnType<typeof useTemplates>;
