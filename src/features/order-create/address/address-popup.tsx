import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '@/ui/kit/feedback/spinner';
import type { Combobox } from '@/ui/kit/form/use-combobox';
import { EditIcon, RefreshIcon, SearchIcon } from '@/ui/kit/icons/action-icons';
import { ClockIcon, MapIcon, PinIcon } from '@/ui/kit/icons/place-icons';
import { useEnglishAddress } from './use-english-address';
import { MORE_OPTION, PIN_OPTION, PLAIN_OPTION, POSTCODE_OPTION, RETRY_OPTION } from './address-options';
import type { AddressOption } from './address-options';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { GroupTitle, LastOption, Message, Option, Popup, Road, Small, Texts } from './popup-frame';
import { IS_POSTCODE, type AddressSearch } from './use-address-search';

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

type AddressOptionRowProps = ReturnType<Combobox['optionProps']> & { option: AddressOption; Icon: typeof PinIcon };

/** Shows the road address with the building in brackets, the lot address below it, then the contact of a recent one. */
function AddressOptionRow({ option, Icon, ...props }: AddressOptionRowProps) {
  const { t } = useTranslation('composer');
  const english = useEnglishAddress(option.english, option.road);
  const Korean = english === '' ? Road : Small;
  return (
    <Option {...props}>
      <Icon />
      <Texts>
        {english === '' ? null : <Road lang="en">{english}</Road>}
        {/* The Korean stays, since the driver reads it. */}
        <Korean>
          {option.name === '' ? option.road : option.name}
          {option.name !== '' || option.building === '' ? null : ` [${option.building}]`}
        </Korean>
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

/** The list under the field, with a status message above it (hint, loading, nothing found). */
export function AddressPopup({ combobox, found, keyword }: AddressPopupProps) {
  const { t } = useTranslation('composer');
  const popup = useRef<HTMLDivElement>(null);
  const { activeId, listProps, optionProps } = combobox;
  const { places, recents, results, hasMore, state } = found;
  const isSlow = useSlowSearch(state === 'loading', keyword);

  // A field low on the screen would open the popup below the visible area.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const group = (options: readonly AddressOption[], title: string, Icon: typeof PinIcon) =>
    options.length > 0 ? (
      <div role="group" aria-label={title}>
        <GroupTitle role="presentation">{title}</GroupTitle>
        {options.map((option) => (
          <AddressOptionRow key={option.id} option={option} Icon={Icon} {...optionProps(option.id)} />
        ))}
      </div>
    ) : null;

  return (
    // Keeps the focus in the field when the popup is pressed; a scroller without a tabIndex is a Tab stop in Chromium.
    <Popup ref={popup} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {found.answers.map((answer, index) => (
        <LeftOutNotice key={index} answer={answer} kind="addresses" />
      ))}
      <Message role="status">
        {state === 'hint' && !IS_POSTCODE ? t('address.hint') : null}
        {state === 'empty' ? t('address.empty') : null}
        {state === 'loading' ? (
          <>
            <Spinner size={16} />
            {isSlow ? t('address.slow') : t('address.loading')}
          </>
        ) : null}
        {/* In the line of "searching", so that the list does not jump up. */}
        {state === 'found' ? t('address.count', { count: places.length + recents.length + results.length }) : null}
      </Message>
      <div {...listProps} aria-label={t('address.options')}>
        {group(places, t('address.devicePlaces'), ClockIcon)}
        {group(recents, t('address.recent'), ClockIcon)}
        {hasMore ? (
          <Option {...optionProps(MORE_OPTION)}>
            <ClockIcon />
            {t('address.more')}
          </Option>
        ) : null}
        {group(results, t('address.results'), PinIcon)}
        {state === 'error' ? (
          <Option {...optionProps(RETRY_OPTION)}>
            <RefreshIcon />
            {t('address.failed')} {t('address.retry')}
          </Option>
        ) : null}
        {IS_POSTCODE ? (
          <Option {...optionProps(POSTCODE_OPTION)}>
            <SearchIcon />
            {t('address.postcode')}
          </Option>
        ) : null}
        {found.canBePlain ? (
          <Option {...optionProps(PLAIN_OPTION)}>
            <EditIcon />
            <Texts>
              {t('address.plain', { text: keyword })}
              <Small>{t('address.plainHint')}</Small>
            </Texts>
          </Option>
        ) : null}
        <LastOption {...optionProps(PIN_OPTION)}>
          <MapIcon />
          {t('address.pin')}
        </LastOption>
      </div>
    </Popup>
  );
}
