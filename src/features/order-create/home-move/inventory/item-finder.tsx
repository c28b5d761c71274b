import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/is-composing';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, SearchIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { ItemResults, type ItemFinderProps } from './item-results';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

/** The catalogue by room or by search text. Typing is not delayed by the results, which follow as a deferred value. */
export const ItemFinder = memo(function ItemFinder(props: ItemFinderProps) {
  const { t } = useTranslation('inventory');
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim());

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      // Focuses the first match instead of submitting the order, so that pressing Enter twice adds it.
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    }
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      setQuery('');
    }
  }

  function clear() {
    setQuery('');
    field.current?.focus();
  }

  return (
    <Root ref={root}>
      <TextInput
        ref={field}
        label={t('search')}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('searchHint')}
        start={<SearchIcon />}
        end={
          query === '' ? null : (
            <IconButton label={t('clear')} onClick={clear}>
              <CloseIcon />
            </IconButton>
          )
        }
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <ItemResults {...props} wanted={deferredQuery} />
    </Root>
  );
});
