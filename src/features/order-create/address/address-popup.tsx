import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { RefreshIcon } from '@/ui/kit/icons/action-icons';
import { ClockIcon } from '@/ui/kit/icons/place-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import type { Combobox } from '@/ui/kit/form/use-combobox';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { AddressOptionRow } from './address-option-row';
import { MORE_OPTION, RETRY_OPTION, type AddressOption } from './address-options';
import { GroupTitle, Message, Option, Popup } from './popup-frame';
import type { AddressSearch } from './use-address-search';
import { useSlowSearch } from './use-slow-search';

type AddressPopupProps = {
  combobox: Combobox;
  found: AddressSearch;
  keyword: string;
};

/** The list under the field, with a status message below it (hint, loading, nothing found). */
export function AddressPopup({ combobox, found, keyword }: AddressPopupProps) {
  const { t } = useTranslation('composer');
  const popup = useRef<HTMLDivElement>(null);
  const { activeId, listProps, optionProps } = combobox;
  const { recents, results, hasMore, state } = found;
  const isSlow = useSlowSearch(state === 'loading', keyword);
  const hasList = recents.length + results.length > 0 || state === 'error';

  // A field low on the screen would open the popup below the visible area.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const group = (options: readonly AddressOption[], title: string, icon: 'recent' | 'place') =>
    options.length > 0 ? (
      <div role="group" aria-label={title}>
        <GroupTitle role="presentation">{title}</GroupTitle>
        {options.map((option) => (
          <AddressOptionRow key={option.id} option={option} icon={icon} {...optionProps(option.id)} />
        ))}
      </div>
    ) : null;

  return (
    // Keeps the focus in the field when the popup is pressed.
    <Popup ref={popup} onMouseDown={(event) => event.preventDefault()}>
      {hasList ? (
        <div {...listProps} aria-label={t('address.options')}>
          {group(recents, t('address.recent'), 'recent')}
          {hasMore ? (
            <Option {...optionProps(MORE_OPTION)}>
              <ClockIcon />
              {t('address.more')}
            </Option>
          ) : null}
          {group(results, t('address.results'), 'place')}
          {state === 'error' ? (
            <Option {...optionProps(RETRY_OPTION)}>
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
