import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { DraftAddress } from '@/domain/order/draft';
import { MAX_KEYWORD } from '@/domain/text/search-keyword';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, SearchIcon } from '@/ui/kit/icons/action-icons';
import { ArrowLeftIcon } from '@/ui/kit/icons/arrow-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { useCloseWatcher } from '@/ui/kit/layout/use-close-watcher';
import { TextInput } from '@/ui/kit/form/text-input';
import { goToFirstOption, useCombobox } from '@/ui/kit/form/use-combobox';
import { AddressPopup } from './address-popup';
import { MORE_OPTION, PIN_OPTION, PLAIN_OPTION, POSTCODE_OPTION, RETRY_OPTION } from './address-options';
import type { AddressChoice } from './address-options';
import type { PinDialogProps } from './pin-dialog';
import { Anchor, SheetHead } from './popup-frame';
import type { PostcodeDialogProps } from './postcode-dialog';
import { IS_POSTCODE, useAddressSearch } from './use-address-search';
import { useKeyword } from './use-keyword';

const PinDialog = lazyPart<PinDialogProps>(() => import('./pin-dialog').then((module) => module.loadPinDialog()));
const PostcodeDialog = lazyPart<PostcodeDialogProps>(() =>
  import('./postcode-dialog').then((module) => module.PostcodeDialog),
);

type AddressComboboxProps = {
  id: string;
  label: string;
  address: DraftAddress | null;
  error: string | undefined;
  /** The field starts with this text, open and focused; null leaves it alone. */
  startWith?: string | null;
  onChoose: (choice: AddressChoice) => void;
  onType?: () => void;
  /** Returns whether it takes the pasted text itself. */
  onPasteText?: (text: string) => boolean;
};

/** Keeps the typed text itself; the draft receives only a chosen address. */
export function AddressCombobox({
  id,
  label,
  address,
  error,
  startWith = null,
  onChoose,
  onPasteText,
  onType,
}: AddressComboboxProps) {
  const { t } = useTranslation('composer');
  /** Null while the field shows the chosen address. */
  const [typed, setTyped] = useState(startWith?.slice(0, MAX_KEYWORD) ?? null);
  const [isOpen, setIsOpen] = useState(startWith !== null);
  /** Null until the first dialog; it stays mounted while it closes. */
  const [dialog, setDialog] = useState<'pin' | 'postcode' | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const search = useKeyword();
  const found = useAddressSearch(search.keyword, isOpen);
  const options = [...found.places, ...found.recents, ...found.results];
  const ids = [
    ...found.places.map((option) => option.id),
    ...found.recents.map((option) => option.id),
    ...(found.hasMore ? [MORE_OPTION] : []),
    ...found.results.map((option) => option.id),
    ...(found.state === 'error' ? [RETRY_OPTION] : []),
    ...(IS_POSTCODE ? [POSTCODE_OPTION] : []),
    ...(found.canBePlain ? [PLAIN_OPTION] : []),
    PIN_OPTION,
  ];
  const text = typed ?? address?.roadAddress ?? '';

  const combobox = useCombobox({
    id,
    text,
    isOpen,
    options: ids,
    onType: type,
    onOpen: () => setIsOpen(true),
    onClose: close,
    onPick: pick,
    onKey: handleKey,
  });

  /** Enter is for the list and never sends the form. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>, active: string | null) {
    const isOutdated = typed !== null && typed.trim() !== search.keyword;
    // The map is the only option until the results come: a quick arrow and Enter would open it instead of the first one.
    const isWaiting = options.length === 0 && (found.state === 'loading' || (isOutdated && !IS_POSTCODE));
    if (event.key === 'ArrowDown' && isOpen && isWaiting) {
      event.preventDefault();
      return true;
    }
    if (event.key !== 'Enter') return false;
    event.preventDefault();
    if (!isOpen) setIsOpen(true);
    else if (isOutdated) search.searchNow(text);
    else if (active !== null) pick(active);
    else if (isWaiting) return true;
    else if (ids.length > 0) goToFirstOption(event.currentTarget);
    else search.searchNow(text);
    return true;
  }

  function close() {
    setIsOpen(false);
    // Text typed over a chosen address is dropped on close, with its search; text without a choice stays.
    if (!address) return;
    setTyped(null);
    search.searchNow('');
  }

  function type(next: string, isUnfinished: boolean) {
    onType?.();
    setTyped(next);
    setIsOpen(true);
    search.typed(next, isUnfinished);
  }

  function pick(optionId: string) {
    if (optionId === RETRY_OPTION) return found.retry();
    if (optionId === MORE_OPTION) return found.showMore();
    if (optionId === PIN_OPTION) return openDialog('pin');
    if (optionId === POSTCODE_OPTION) return openDialog('postcode');
    if (optionId === PLAIN_OPTION) return choose({ address: { roadAddress: text.trim() } });
    const option = options.find((candidate) => candidate.id === optionId);
    if (option) choose(option.choice);
  }

  function openDialog(kind: 'pin' | 'postcode') {
    setIsOpen(false);
    setDialog(kind);
    setIsDialogOpen(true);
  }

  function choose(choice: AddressChoice) {
    setTyped(null);
    setIsOpen(false);
    search.searchNow('');
    onChoose(choice);
  }

  const dialogProps = {
    isOpen: isDialogOpen,
    title: label,
    onClose: () => setIsDialogOpen(false),
    onChoose: (chosen: DraftAddress) => {
      // The dialog gives the focus back to the field when it goes; only then may the row move it on.
      setDialog(null);
      setTimeout(() => choose({ address: chosen }));
    },
  };

  const start = useEffectEvent(() => {
    if (startWith === null) return;
    search.searchNow(startWith);
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.setSelectionRange(startWith.length, startWith.length);
  });
  useEffect(() => start(), []);

  const leaveSheet = () => {
    close();
    document.getElementById(id)?.blur();
  };
  useCloseWatcher(isOpen, leaveSheet);
  const clear = () => {
    type('', false);
    search.searchNow('');
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <Anchor
        data-open={isOpen}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        {isOpen ? (
          <SheetHead onMouseDown={(event) => event.preventDefault()}>
            <IconButton label={t('address.closeSheet')} tabIndex={-1} onClick={leaveSheet}>
              <ArrowLeftIcon />
            </IconButton>
            <span aria-hidden="true">{label}</span>
          </SheetHead>
        ) : null}
        <TextInput
          {...combobox.inputProps}
          label={label}
          isLabelHidden
          placeholder={t('address.placeholder')}
          enterKeyHint="search"
          maxLength={MAX_KEYWORD}
          error={error}
          onFocus={(event) => {
            combobox.inputProps.onFocus(event);
            if (address) event.currentTarget.select();
          }}
          onPaste={(event) => {
            if (!onPasteText?.(event.clipboardData.getData('text'))) return;
            event.preventDefault();
            leaveSheet();
          }}
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          start={<SearchIcon />}
          end={
            isOpen && text !== '' ? (
              <IconButton label={t('address.clear')} tabIndex={-1} onClick={clear}>
                <CloseIcon />
              </IconButton>
            ) : null
          }
        />
        {isOpen ? <AddressPopup combobox={combobox} found={found} keyword={search.keyword} /> : null}
      </Anchor>
      {dialog === 'pin' ? <PinDialog {...dialogProps} address={address} /> : null}
      {dialog === 'postcode' ? <PostcodeDialog {...dialogProps} keyword={typed ?? ''} /> : null}
    </>
  );
}
