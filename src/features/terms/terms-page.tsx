import { useTranslation } from '@/lib/i18n/use-translation';
import { TERMS, termsRoute, type TermsName } from '@/config/routes';
import { Button } from '@/ui/kit/button/button';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { PrintIcon } from '@/ui/kit/icons/action-icons';
import { Link } from '@/ui/kit/button/link';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { styled } from '@/ui/styled';
import { TermsBody } from './terms-body';
import { contentsOf, type TermsDocument } from './terms-node';

/** On a phone, twice the size would break words of titles. */
const Document = styled('article')({ '& h1': { fontSize: 'min(1.75rem, 11vw)' } });

const Contents = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(6),
  borderBlock: `1px solid ${theme.vars.palette.line.hairline}`,
  '& ol': { display: 'grid', paddingBottom: theme.spacing(3) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

const Others = styled('nav')(({ theme }) => ({
  marginTop: theme.spacing(14),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& h2': { ...theme.typography.h3, marginBottom: theme.spacing(2) },
  // A title of two lines is as high as a target; without a gap two of them look like one.
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.target,
    marginBottom: theme.spacing(2),
  },
  '@media print': { display: 'none' },
}));

/** One legal document, with a link for each article; it can be printed. */
export function TermsPage({ name, document }: { name: TermsName; document: TermsDocument }) {
  const { t } = useTranslation('termsPage');
  return (
    <Document>
      <PageHeader
        title={document.title}
        action={
          <ScreenOnly>
            <Button variant="outline" size="small" start={<PrintIcon />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </ScreenOnly>
        }
      />
      <Contents aria-label={t('contents')}>
        <Disclosure summary={t('contents')}>
          <ol>
            {contentsOf(document).map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Disclosure>
      </Contents>
      <TermsBody nodes={document.nodes} />
      <Others aria-labelledby="other-terms">
        <h2 id="other-terms">{t('others')}</h2>
        <ul>
          {TERMS.filter((other) => other !== name).map((other) => (
            <li key={other}>
              <Link href={termsRoute(other)}>{t(other)}</Link>
            </li>
          ))}
        </ul>
      </Others>
    </Document>
  );
}
