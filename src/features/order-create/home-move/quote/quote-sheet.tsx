import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { type QuoteInput, quoteSheet } from '@/domain/home-move/quote';
import { quoteChanges } from '@/domain/home-move/quote-changes';
import { agreedText, quoteFingerprint } from '@/domain/home-move/quote-fingerprint';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import type { IssuedQuote } from '@/lib/storage/issued-quote';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { PrintIcon } from '@/ui/kit/icons/action-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { PrintSheet } from '@/ui/kit/layout/print-sheet';
import { styled } from '@/ui/styled';
import { QuoteCrew, QuoteParties } from './quote-facts';
import { QuoteHomes } from './quote-homes';
import { QuoteItems } from './quote-items';
import { Bullets, Small } from './quote-layout';
import { QuotePrice, QuoteScope } from './quote-price';
import { QuoteTerms } from './quote-terms';
import { useQuoteLabels } from './use-quote-labels';

/** Fingerprint of the agreed content: '' while it is computed, null if the browser cannot compute it. */
function useFingerprint(quote: QuoteInput): string | null {
  const text = agreedText(quote, HOME_MOVE_TERMS);
  const [computed, setComputed] = useState<{ text: string; print: string | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void quoteFingerprint(text).then((print) => isCurrent && setComputed({ text, print }));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return computed?.text === text ? computed.print : '';
}

const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  // On screen the dialog already shows the title.
  '& > h2': { display: 'none', ...theme.typography.h1 },
  '& > p > strong': { marginLeft: theme.spacing(2), fontSize: theme.typography.body1.fontSize },
  '@media print': { '& > h2': { display: 'block' } },
}));

export type QuoteSheetProps = {
  quote: QuoteInput;
  issued: IssuedQuote;
  isOpen: boolean;
  onClose: () => void;
  /** Makes the current quote the issued one. */
  onIssue: () => void;
};

/** The quote as a printable sheet; changes since it was issued are at the top. */
export function QuoteSheet(props: QuoteSheetProps) {
  const hasTexts = useLazyTexts('movingQuote');
  const hasTerms = useLazyTexts('movingTerms');
  return hasTexts && hasTerms ? <Sheet {...props} /> : null;
}

function Sheet({ quote, issued, isOpen, onClose, onIssue }: QuoteSheetProps) {
  const { t } = useTranslation(['movingQuote', 'site']);
  const labels = useQuoteLabels();
  const sheet = quoteSheet(quote, HOME_MOVE_TERMS);
  const fingerprint = useFingerprint(quote);
  const changes = quoteChanges(issued.quote, quote);

  return (
    <Dialog
      kind="wide"
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          {changes.length > 0 ? <Button onClick={onIssue}>{t('changed.accept')}</Button> : null}
          <Button variant="primary" start={<PrintIcon />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      {/* The sheet has no focusable content, so it needs `tabIndex` to scroll by keyboard. */}
      <PrintSheet aria-label={t('title')} tabIndex={0}>
        <Paper>
          <Head>
            <h2>{`${t('site:name')} ${t('title')}`}</h2>
            <p>
              {t('fingerprint')}
              <strong>{fingerprint ?? t('noFingerprint')}</strong>
            </p>
            <Small>
              {changes.length === 0 ? `${t('issuedAt', { moment: labels.moment(issued.at) })}. ` : null}
              {t('fingerprintHint')}
            </Small>
          </Head>
          {changes.length > 0 ? (
            <Notice tone="attention" title={t('changed.title', { count: changes.length })}>
              <Bullets aria-label={t('changed.list')}>
                {changes.map(labels.changeText).map((text, index) => (
                  <li key={`${index}-${text}`}>{text}</li>
                ))}
              </Bullets>
            </Notice>
          ) : null}
          <QuoteParties customer={quote.customer} />
          <QuoteCrew quote={quote} sheet={sheet} />
          <QuoteHomes job={quote.job} addresses={quote.addresses} />
          <QuotePrice price={quote.price} due={sheet.due} />
          <QuoteScope {...quote} possibleMax={sheet.possibleMax} />
          <QuoteItems items={quote.items} load={quote.load} pieces={sheet.pieces} />
          <QuoteTerms {...sheet} />
        </Paper>
      </PrintSheet>
    </Dialog>
  );
}
