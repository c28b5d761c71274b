import { Global, css } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { QRCodeSVG } from 'qrcode.react';
import { createPortal } from 'react-dom';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { PrintIcon } from '@/ui/kit/icons/action-icons';
import { useRowViews } from '../state/bulk-orders-context';
import type { RowView } from '../state/row-views';
import { linkOf } from './result-rows';

const QR_SIZE = 88;
const QUIET_MODULES = 4;
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
  '& svg': { display: 'block' },
}));

const More = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

type Sent = Extract<RowView['row']['send'], { status: 'sent' }>;
type SentRow = { id: string; values: RowView['row']['values']; send: Sent };

const sentRows = (views: readonly RowView[]): SentRow[] =>
  views.flatMap(({ row: { id, values, send } }) => (send.status === 'sent' ? [{ id, values, send }] : []));

function ShippingLabel({ values, send }: SentRow) {
  const { t } = useTranslation('bulk');
  const { order } = send;
  const link = linkOf(order.organizationId, order.id);
  return (
    <Label>
      <div>
        <strong>{values.dropName}</strong>
        <p>{values.dropPhone}</p>
        <p>{[values.dropAddress, values.dropDetail].filter((part) => part !== '').join(' ')}</p>
        <p>{[values.goods, values.dropNote].filter((part) => part !== '').join(' · ')}</p>
        <p>{t('labels.from', { name: values.pickupName })}</p>
        <p>{order.orderNo}</p>
      </div>
      <QRCodeSVG
        value={link}
        title={t('labels.qr', { orderNo: order.orderNo })}
        size={QR_SIZE}
        marginSize={QUIET_MODULES}
        bgColor="white"
        fgColor="black"
        role="img"
      />
    </Label>
  );
}

/** Labels for the sent orders: previews the first four and prints all. */
export function LabelsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const rows = sentRows(useRowViews());
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        kind="wide"
        title={t('labels.title', { count: rows.length })}
        actions={
          <Button variant="primary" size="large" start={<PrintIcon />} onClick={() => window.print()}>
            {t('labels.print')}
          </Button>
        }
      >
        <Grid>
          {rows.slice(0, PREVIEW_COUNT).map((row) => (
            <ShippingLabel key={row.id} {...row} />
          ))}
        </Grid>
        {rows.length > PREVIEW_COUNT ? <More>{t('labels.more', { count: rows.length - PREVIEW_COUNT })}</More> : null}
      </Dialog>
      {isOpen
        ? createPortal(
            <PrintOnly data-labels="">
              <Global styles={printStyles} />
              <Grid>
                {rows.map((row) => (
                  <ShippingLabel key={row.id} {...row} />
                ))}
              </Grid>
            </PrintOnly>,
            document.body,
          )
        : null}
    </>
  );
}
