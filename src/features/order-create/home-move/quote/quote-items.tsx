import { useTranslation } from '@/lib/i18n/use-translation';
import type { QuoteInput } from '@/domain/home-move/quote';
import { formatExactCubicMetres } from '@/domain/text/format';
import { styled } from '@/ui/styled';
import { Part, Small } from './quote-layout';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1.5, 2),
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    fontWeight: theme.typography.fontWeightMedium,
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  '& th:first-of-type': {
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontWeight: theme.typography.fontWeightRegular,
  },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
}));

type QuoteItemsProps = Pick<QuoteInput, 'items' | 'load'> & { pieces: number };

export function QuoteItems({ items, load, pieces }: QuoteItemsProps) {
  const { t } = useTranslation('movingQuote');
  return (
    <Part>
      <h3>{t('part.items')}</h3>
      {items.length === 0 ? <p>{t('item.none')}</p> : null}
      {items.length > 0 ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('item.name')}</th>
              <th scope="col">{t('item.quantity')}</th>
              <th scope="col">{t('item.volume')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.code}>
                <th scope="row">{item.name}</th>
                <td>{item.quantity}</td>
                <td>{t('item.cubic', { figure: formatExactCubicMetres(item.quantity * item.volume) })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <Small>
        {t('item.sum', {
          count: pieces,
          volume: formatExactCubicMetres(load.volume),
          kg: Math.round(load.kg),
          boxes: load.boxes,
        })}
      </Small>
    </Part>
  );
}
