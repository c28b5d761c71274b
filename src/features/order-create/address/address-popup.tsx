import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { KOREAN } from '@/config/locales';
import { Spinner } from '@/ui/kit/feedback/spinner';
import type { Combobox } from '@/ui/kit/form/use-combobox';
import { RefreshIcon } from '@/ui/kit/icons/action-icons';
import { ClockIcon, PinIcon } from '@/ui/kit/icons/place-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useLocale } from '@/ui/use-locale';
import { type AddressOption, MORE_OPTION, RETRY_OPTION } from './address-options';
import { GroupTitle, Message, Option, Popup, Road, Small, Texts } from './popup-frame';
import type { AddressSearch } from './use-address-search';

/** After this time the popup says that the search is slow. */
const SLOW_AFTER_MS = 2_000;

/** Whether the search for this keyword has been loading for more than 2 s. */
function useSlowSearch(isLoading: boolean, keyword: string): boolean {
  const [slowKeyword, setSlowKeyword] = useState<string | null>(null);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlowKeyword(keyword), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading, keyword]);
  return isLoading && slowKeyword === keyword;
}

const ICON = { recent: ClockIcon, place: PinIcon };

type AddressOptionRowProps = ReturnType<Combobox['optionProps']> & { option: AddressOption; icon: keyof typeof ICON };

/** Shows the road address with the building in brackets, the lot address below it, then the contact of a recent one. */
function AddressOptionRow({ option, icon, ...props }: AddressOptionRowProps) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const Icon = ICON[icon];
  return (
    <Option {...props}>
      <Icon />
      <Texts>
        <Road>
          {option.name === '' ? option.road : option.name}
          {option.name !== '' || option.building === '' ? null : ` [${option.building}]`}
        </Road>
        {locale !== KOREAN && option.english !== '' ? <Small lang="en">{option.english}</Small> : null}
        {option.lot === '' ? null : (
          <Small>
            {t('address.lot')} {option.lot}
          </Small>
        )}
        {option.name === '' ? null : <Small>{option.road}</Small>}
        {option.person === '' ? null : <Small>{option.person}</Small>}
      </Texts>
    </Option>
  );
}

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
  const { places, recents, results, hasMore, state } = found;
  const isSlow = useSlowSearch(state === 'loading', keyword);
  const hasList = places.length + recents.length + results.length > 0 || state === 'error';

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
          {group(places, t('address.devicePlaces'), 'recent')}
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
        {state === 'found' ? t('address.count', { count: places.length + recents.length + results.length }) : ''}
      </VisuallyHidden>
    </Popup>
  );
}
