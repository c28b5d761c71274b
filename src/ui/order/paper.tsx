import { Global } from '@emotion/react';
import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { SITE } from '@/config/site';
import { formatStamp } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { Button } from '@/ui/kit/button/button';
import { PrintIcon } from '@/ui/kit/icons/action-icons';
import { Link } from '@/ui/kit/button/link';
import { DottedLine } from '@/ui/kit/layout/dotted-line';
import { styled } from '../styled';

const MINUTE_MS = 60_000;

/** Id of the title, to focus when another control disappears on press. */
export const PAPER_TITLE_ID = 'paper-title';

/** Korean printers use A4, which some browsers do not default to. */
const PAPER = { '@page': { size: 'A4', margin: '12mm' } };

const SCREEN_WIDTH = 760;
/** For a table of many columns; the print has the width of the page. */
const WIDE = { '@media screen': { '&[data-size="wide"]': { maxWidth: 960 } } };

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  maxWidth: SCREEN_WIDTH,
  margin: `0 auto ${theme.spacing(4)}`,
  ...WIDE,
  '@media print': { display: 'none' },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

/** On screen it looks like the printed sheet. */
const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  maxWidth: SCREEN_WIDTH,
  margin: '0 auto',
  ...WIDE,
  padding: theme.spacing(6, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10) },
  '& h2': {
    ...theme.typography.body1,
    fontWeight: theme.typography.fontWeightBold,
    marginBottom: theme.spacing(3),
    paddingBottom: theme.spacing(2),
    borderBottom: `1px solid ${theme.vars.palette.line.strong}`,
  },
  '@media print': {
    maxWidth: 'none',
    padding: 0,
    border: 0,
    gap: theme.spacing(4),
    '& h2': { marginBottom: theme.spacing(2), paddingBottom: theme.spacing(1), breakAfter: 'avoid' },
    // A section of any length would leave the rest of the sheet before it empty.
    '& section:not([data-long])': { breakInside: 'avoid' },
  },
}));

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 6),
  '& h1': theme.typography.h1,
  '& p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}));

const Company = styled('footer')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type PaperProps = {
  title: string;
  /** What the paper is about: in the file name of a saved one. */
  subject: string;
  back: { href: string; label: string };
  /** Beside the print button. */
  actions?: ReactNode;
  /** Lines above the date of issue. */
  aside: ReactNode;
  size?: 'wide';
  /** False for a paper that names the company as a party. */
  hasCompanyLines?: boolean;
  children: ReactNode;
};

/** A printable page with its issuer, date and print button. Needs the `sheets` texts. */
export function Paper({ title, subject, back, actions, aside, size, hasCompanyLines = true, children }: PaperProps) {
  const { t } = useTranslation(['sheets', 'common', 'site']);
  const now = new Date(useNow(MINUTE_MS)).toISOString();
  const { businessNumber, customerCentrePhone } = SITE;
  return (
    <>
      {/* Browsers also use the title as the name of a saved file. */}
      <Head>
        <title>{`${title} ${subject} · ${t('common:app.name')}`}</title>
      </Head>
      <Global styles={PAPER} />
      <Bar data-size={size}>
        <Link href={back.href}>{back.label}</Link>
        <Actions>
          {actions}
          <Button variant="primary" start={<PrintIcon />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Actions>
      </Bar>
      <Sheet data-size={size}>
        <Top>
          <div>
            <p>{t('site:name')}</p>
            <h1 id={PAPER_TITLE_ID}>{title}</h1>
          </div>
          <div>
            {aside}
            <p>{t('issuedAt', { time: formatStamp(now) })}</p>
          </div>
        </Top>
        {children}
        {hasCompanyLines ? (
          <Company>
            <DottedLine>
              <span>{t('site:company')}</span> <span>{t('ceo', { name: t('site:ceo') })}</span>{' '}
              <span>{t('businessNumber', { number: businessNumber })}</span>
            </DottedLine>
            <DottedLine>
              <span>{t('site:address')}</span> <span>{t('phone', { phone: customerCentrePhone })}</span>
            </DottedLine>
          </Company>
        ) : null}
      </Sheet>
    </>
  );
}
