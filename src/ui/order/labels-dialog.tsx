import { Global, css } from '@emotion/react';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '../kit/button/button';
import { PrintIcon } from '../kit/icons/action-icons';
import { Dialog } from '../kit/layout/dialog';
import { QrCode } from '../share/qr-code';
import { styled } from '../styled';

const QR_SIZE = 88;
const PREVIEW_COUNT = 4;

/** Prints only the labels, in two columns. */
const printStyles = css({
  '@media print': {
    '@page': { size: 'A4', margin: '10mm' },
    'body > *:not([data-labels])': { display: 'none !important' },
  },
});

const PrintOnly = styled('div')({ display: 'none', '@media print': { display: 'block' } });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: theme.spacing(3),
  '@media print': { gridTemplateColumns: '1fr 1fr', gap: '4mm' },
}));

// Black on white in both colour schemes, because labels are printed.
const Label = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(3),
  alignItems: 'start',
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: theme.radius.inner,
  backgroundColor: 'white',
  color: 'black',
  breakInside: 'avoid',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontSize: theme.typography.body1.fontSize },
}));

const More = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** Texts as they are printed; an empty one has no line. */
export type ShippingLabel = {
  id: string;
  orderNo: string;
  /** Of the recipient. */
  name: string;
  phone: string;
  address: string;
  /** Goods and note. */
  note: string;
  sender: string;
  /** The public page; null if the order has none, and the label no code. */
  link: string | null;
};

function Card({ orderNo, name, phone, address, note, sender, link }: ShippingLabel) {
  const { t } = useTranslation('labels');
  return (
    <Label>
      <div>
        <strong>{name}</strong>
        <p>{phone}</p>
        <p>{address}</p>
        {note ? <p>{note}</p> : null}
        {sender ? <p>{t('from', { name: sender })}</p> : null}
        <p>{orderNo}</p>
      </div>
      {link === null ? null : <QrCode url={link} title={t('qr', { orderNo })} size={QR_SIZE} />}
    </Label>
  );
}

type LabelsDialogProps = {
  labels: readonly ShippingLabel[];
  /** Labels are still missing: they cannot be printed yet. */
  isLoading?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Above the labels: what is missing and why. */
  children?: ReactNode;
};

/** Labels for boxes: previews the first four and prints all. */
export function LabelsDialog(props: LabelsDialogProps) {
  return useLazyTexts('labels') ? <Shown {...props} /> : null;
}

function Shown({ labels, isLoading = false, isOpen, onClose, children }: LabelsDialogProps) {
  const { t } = useTranslation('labels');
  const cards = (some: readonly ShippingLabel[]) => some.map((label) => <Card key={label.id} {...label} />);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        kind="wide"
        title={t('title', { count: labels.length })}
        actions={
          <Button
            variant="primary"
            start={<PrintIcon />}
            isLoading={isLoading}
            disabled={labels.length === 0 && !isLoading}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        }
      >
        {children}
        <Grid>{cards(labels.slice(0, PREVIEW_COUNT))}</Grid>
        {labels.length > PREVIEW_COUNT ? <More>{t('more', { count: labels.length - PREVIEW_COUNT })}</More> : null}
      </Dialog>
      {isOpen
        ? createPortal(
            <PrintOnly data-labels="">
              <Global styles={printStyles} />
              <Grid>{cards(labels)}</Grid>
            </PrintOnly>,
            document.body,
          )
        : null}
    </>
  );
}
