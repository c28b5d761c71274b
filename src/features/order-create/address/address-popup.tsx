import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { RefreshIcon } from '@/ui/kit/icons/action-icons';
import { ClockIcon } from '@/ui/kit/icons/place-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { AddressOptionRow } from './address-option-row';
import type { AddressOption } from './address-options';
import { GroupTitle, Message, Option, Popup } from './popup-frame';
import type { AddressSearch } from './use-address-search';
import { useSlowSearch } from './use-slow-search';

type AddressPopupProps = {
  listId: string;
  found: AddressSearch;
  active: string | null;
  keyword: string;
  onPick: (id: string) => void;
};

/** The list under the field, with a status message below it (hint, loading, nothing found). */
export function AddressPopup({ listId, found, active, keyword, onPick }: AddressPopupProps) {
  const { t } = useTranslation('composer');
  const popup = useRef<HTMLDivElement>(null);
  const { recents, results, hasMore, state } = found;
  const isSlow = useSlowSearch(state === 'loading', keyword);
  const hasList = recents.length + results.length > 0 || state === 'error';

  // A field low on the screen would open the popup below the visible area.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const group = (options: readonly AddressOption[], title: string, icon: 'recent' | 'place') =>
    options.length > 0 ? (
      <div role="group" aria-label={title}>
        <GroupTitle role="presentation">{title}</GroupTitle>
        {options.map((option) => (
          <AddressOptionRow
            key={option.id}
            id={`${listId}-${option.id}`}
            option={option}
            icon={icon}
            isActive={active === option.id}
            onPick={() => onPick(option.id)}
          />
        ))}
      </div>
    ) : null;

  return (
    // Keeps the focus in the field when the popup is pressed.
    <Popup ref={popup} onMouseDown={(event) => event.preventDefault()}>
      {hasList ? (
        <div id={listId} role="listbox" aria-label={t('address.options')}>
          {group(recents, t('address.recent'), 'recent')}
          {hasMore ? (
            <Option
              id={`${listId}-more`}
              role="option"
              aria-selected={active === 'more'}
              onClick={() => onPick('more')}
            >
              <ClockIcon />
              {t('address.more')}
            </Option>
          ) : null}
          {group(results, t('address.results'), 'place')}
          {state === 'error' ? (
            <Option
              id={`${listId}-retry`}
              role="option"
              aria-selected={active === 'retry'}
              onClick={() => onPick('retry')}
            >
              <RefreshIcon />
              {t('address.failed')} {t('address.retry')}
            </Option>
          ) : null}
        </div>
      ) : null}
      <Message role="status">
        {state === 'hint' ? t('address.hint') : null}
        {state === 'empty' ? t('address.empty') : null}
        {state === 'loading' ? (
          <>
            <Spinner size={16} />
            {isSlow ? t('address.slow') : t('address.loading')}
          </>
        ) : null}
      </Message>
      <VisuallyHidden role="status">
        {state === 'found' ? t('address.count', { count: recents.length + results.length }) : ''}
      </VisuallyHidden>
    </Popup>
  );
}
