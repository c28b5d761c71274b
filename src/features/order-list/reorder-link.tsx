import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/button-link';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { ListT } from './list-words';

export function ReorderLink({ id, orderNo, t }: { id: string; orderNo: string; t: ListT }) {
  return (
    <ButtonLink
      size="small"
      variant="outline"
      prefetch={false}
      href={{ pathname: ROUTES.newOrder, query: { reorder: id } }}
    >
      {t('reorder')} <VisuallyHidden>{orderNo}</VisuallyHidden>
    </ButtonLink>
  );
}
