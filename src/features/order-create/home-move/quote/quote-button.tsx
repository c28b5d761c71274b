import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import type { QuoteInput } from '@/domain/home-move/quote';
import { quoteChanges } from '@/domain/home-move/quote-changes';
import { serverNow } from '@/domain/time/clock';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { keepIssuedQuote, useIssuedQuote } from '@/lib/storage/issued-quote';
import { Button } from '@/ui/kit/button/button';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { Bullets } from './quote-layout';
import type { QuoteSheetProps } from './quote-sheet';
import { useQuoteLabels } from './use-quote-labels';

const LazySheet = lazyPart<QuoteSheetProps>(() => import('./quote-sheet').then((module) => module.QuoteSheet));

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/**
 * Opens the quote sheet. After a quote was issued, lists what has changed since. `quote` is null while there is no
 * price.
 */
export function QuoteButton({ quote }: { quote: QuoteInput | null }) {
  return useLazyTexts('movingQuote') ? <QuoteOpener quote={quote} /> : null;
}

function QuoteOpener({ quote }: { quote: QuoteInput | null }) {
  const { t } = useTranslation('movingQuote');
  const { changeText } = useQuoteLabels();
  const issued = useIssuedQuote();
  const [isOpen, setIsOpen] = useState(false);
  /** Kept open with this quote while the price is requested again. */
  const [opened, setOpened] = useState<QuoteInput | null>(null);
  const shown = quote ?? opened;
  const changes = issued && quote ? quoteChanges(issued.quote, quote) : [];

  function open() {
    if (!quote) return;
    if (!issued) keepIssuedQuote(quote, serverNow());
    setOpened(quote);
    setIsOpen(true);
  }

  return (
    <Stack>
      {changes.length > 0 ? (
        <Notice tone="attention" title={t('changed.title', { count: changes.length })}>
          <Bullets>
            {changes.map(changeText).map((text, index) => (
              <li key={`${index}-${text}`}>{text}</li>
            ))}
          </Bullets>
        </Notice>
      ) : null}
      <Button variant="outline" aria-haspopup="dialog" disabled={!quote} onClick={open}>
        {changes.length > 0 ? t('changed.open') : t('open')}
      </Button>
      {quote ? null : <Hint>{t('waiting')}</Hint>}
      {shown && issued ? (
        <LazySheet
          quote={shown}
          issued={issued}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onIssue={() => keepIssuedQuote(shown, serverNow())}
        />
      ) : null}
    </Stack>
  );
}
