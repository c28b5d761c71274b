import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { ROUTES } from '@/config/routes';
import { setComposerEntry } from '@/lib/browser/composer-entry';
import { useEarlyInput } from '@/lib/browser/use-early-input';
import { SearchIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';

/** For the pages with this field. The field alone fetches nothing, because an outline has it too. */
export function usePrefetchedComposer() {
  const { prefetch } = useRouter();
  useEffect(() => void prefetch(ROUTES.newOrder), [prefetch]);
}

/**
 * The first field of the composer, on other pages. A press or the first key opens the composer; what is typed until it is
 * there goes along.
 */
export function OrderEntryField({ label, placeholder }: { label: string; placeholder: string }) {
  const { push } = useRouter();
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before the scripts came opens the composer, too.
  const form = useEarlyInput<HTMLFormElement>();
  const isOpening = useRef(false);

  function open(text: string) {
    setComposerEntry(text);
    if (isOpening.current) return;
    isOpening.current = true;
    void push(ROUTES.newOrder).finally(() => {
      isOpening.current = false;
    });
  }

  return (
    // As in FormBody: Enter before the scripts are here sends nothing and loads no page.
    <form
      ref={form}
      method="dialog"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        open(field.current?.value ?? '');
      }}
    >
      <TextInput
        ref={field}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        start={<SearchIcon />}
        onClick={({ currentTarget }) => open(currentTarget.value)}
        onChange={({ target }) => open(target.value)}
        onPaste={(event) => {
          // A field of one line would join the lines of a message.
          event.preventDefault();
          open(event.clipboardData.getData('text'));
        }}
      />
    </form>
  );
}
