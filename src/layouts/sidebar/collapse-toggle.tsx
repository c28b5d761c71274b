import { useTranslation } from '@/lib/i18n/use-translation';
import { CollapseIcon, ExpandIcon } from '@/ui/kit/icons/arrow-icons';
import { styled } from '@/ui/styled';
import { RowLabel, rowStyles } from './row-styles';

const Row = styled('button')(rowStyles);

export function CollapseToggle({ isExpanded, onToggle }: { isExpanded: boolean; onToggle: () => void }) {
  const { t } = useTranslation('common');
  const label = t(isExpanded ? 'menu.collapse' : 'menu.expand');
  return (
    <Row type="button" aria-expanded={isExpanded} onClick={onToggle} {...(isExpanded ? {} : { title: label })}>
      {isExpanded ? <CollapseIcon /> : <ExpandIcon />}
      <RowLabel>{label}</RowLabel>
    </Row>
  );
}
