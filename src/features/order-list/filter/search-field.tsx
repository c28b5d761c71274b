import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_KEYWORD } from '@/domain/text/search-keyword';
import { isComposing } from '@/lib/browser/is-composing';
import { COMPOSING_MS, TYPING_MS } from '@/lib/browser/use-debounced-value';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, SearchIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';

/** Reports the keyword after typing pauses. A keyword may be personal data, so it never enters the URL. */
export function SearchField({ initial, onSearch }: { initial: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation(['orders', 'common']);
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The filter may change while the timer runs.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(keyword: string, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(keyword), afterMs);
  }

  function change(next: string, isUnfinished: boolean) {
    setText(next);
    search(next, isUnfinished ? COMPOSING_MS : TYPING_MS);
  }

  function clear() {
    setText('');
    search('', 0);
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // The first Enter or Esc ends a composition; only the next one is a command.
    if (isComposing(event)) return;
    if (event.key === 'Enter') search(text, 0);
    if (event.key !== 'Escape' || text === '') return;
    // This Esc shall close nothing else, such as the preview beside the list.
    event.preventDefault();
    clear();
  }

  return (
    <TextInput
      ref={input}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={MAX_KEYWORD}
      label={t('search.label')}
      isLabelHidden
      placeholder={t('search.placeholder')}
      value={text}
      onChange={(event) => change(event.target.value, isComposing(event))}
      onCompositionEnd={({ currentTarget }) => change(currentTarget.value, false)}
      onKeyDown={handleKey}
      start={<SearchIcon />}
      end={
        text === '' ? null : (
          <IconButton label={t('common:action.clear')} onClick={clear}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
