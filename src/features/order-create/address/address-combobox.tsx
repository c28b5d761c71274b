import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import type { DraftAddress } from '@/domain/order/draft';
import { isComposing } from '@/lib/browser/is-composing';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, SearchIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';
import { AddressPopup } from './address-popup';
import type { AddressChoice } from './address-options';
import { Anchor } from './popup-frame';
import { useAddressSearch } from './use-address-search';
import { useCombobox } from './use-combobox';
import { useKeyword } from './use-keyword';

export const RETRY_OPTION = 'retry';
export const MORE_OPTION = 'more';
const MAX_KEYWORD = 100;

type AddressComboboxProps = {
  id: string;
  label: string;
  address: DraftAddress | null;
  error: string | undefined;
  onChoose: (choice: AddressChoice) => void;
};

/** Keeps the typed text itself; the draft receives only a chosen address. */
export function AddressCombobox({ id, label, address, error, onChoose }: AddressComboboxProps) {
  const { t } = useTranslation('composer');
  const input = useRef<HTMLInputElement>(null);
  /** Null while the field shows the chosen address. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const search = useKeyword();
  const found = useAddressSearch(search.keyword, isOpen);
  const options = [...found.recents, ...found.results];
  const ids = [
    ...found.recents.map((option) => option.id),
    ...(found.hasMore ? [MORE_OPTION] : []),
    ...found.results.map((option) => option.id),
    ...(found.state === 'error' ? [RETRY_OPTION] : []),
  ];
  const text = typed ?? address?.roadAddress ?? '';

  const combobox = useCombobox({
    isOpen,
    isOutdated: typed !== null && typed.trim() !== search.keyword,
    options: ids,
    onOpen: () => setIsOpen(true),
    onClose: close,
    onPick: pick,
    onEnter: () => search.searchNow(text),
  });

  function close() {
    setIsOpen(false);
    combobox.setActive(null);
    // Text typed over a chosen address is dropped on close; text without a choice stays.
    if (address) setTyped(null);
  }

  function type(next: string, isUnfinished: boolean) {
    setTyped(next);
    setIsOpen(true);
    combobox.setActive(null);
    search.typed(next, isUnfinished);
  }

  function pick(optionId: string) {
    if (optionId === RETRY_OPTION) return found.retry();
    if (optionId === MORE_OPTION) return found.showMore();
    const option = options.find((candidate) => candidate.id === optionId);
    if (!option) return;
    setTyped(null);
    setIsOpen(false);
    search.searchNow('');
    onChoose(option.choice);
  }

  const clear = () => {
    type('', false);
    search.searchNow('');
    input.current?.focus();
  };
  const listId = `${id}-list`;
  const hasList = isOpen && ids.length > 0;
  return (
    <Anchor
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <TextInput
        ref={input}
        id={id}
        role="combobox"
        label={label}
        isLabelHidden
        placeholder={t('address.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_KEYWORD}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        {...(hasList ? { 'aria-controls': listId } : {})}
        {...(combobox.active ? { 'aria-activedescendant': `${listId}-${combobox.active}` } : {})}
        value={text}
        error={error}
        onFocus={({ currentTarget }) => {
          setIsOpen(true);
          if (address) currentTarget.select();
        }}
        onClick={() => setIsOpen(true)}
        onChange={(event) => type(event.target.value, isComposing(event))}
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onKeyDown={combobox.handleKey}
        start={<SearchIcon />}
        end={
          isOpen && text !== '' ? (
            <IconButton label={t('address.clear')} tabIndex={-1} onClick={clear}>
              <CloseIcon />
            </IconButton>
          ) : null
        }
      />
      {isOpen ? (
        <AddressPopup listId={listId} found={found} active={combobox.active} onPick={pick} keyword={search.keyword} />
      ) : null}
    </Anchor>
  );
}
