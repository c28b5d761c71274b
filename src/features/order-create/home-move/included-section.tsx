import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { formatWon } from '@/domain/text/format';
import { possibleExtras } from '@/domain/home-move/possible-extras';
import { useExtrasText } from '@/ui/home-move/use-extras-text';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useDraft } from '../use-draft';
import { FoldedSection } from './folded-section';
import { useScope } from './use-scope';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
}));

const Part = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(2) },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(1.5, 0),
    '& + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  },
  // The texts start in lower case because other screens use them within a sentence.
  '& li > span:first-of-type::first-letter': { textTransform: 'uppercase' },
  '& li > span:last-of-type:not(:first-of-type)': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));

const Hint = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** What the price includes, excludes, and what may be added later: most disputes with movers are about that. */
export function IncludedSection() {
  const { t } = useTranslation('moving');
  const moving = useDraft((draft) => draft.moving);
  const locale = useLocale();
  const possible = possibleExtras(moving, HOME_MOVE_FEES);
  const { included, notIncluded } = useScope(moving);
  const value = useExtrasText(moving);

  return (
    <FoldedSection title={t('included.title')} value={value}>
      <Columns>
        <Part>
          <h3>{t('included.in')}</h3>
          {moving.level === '' ? <Hint>{t('included.chooseLevel')}</Hint> : null}
          <ul>
            {included.map((text) => (
              <li key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part>
          <h3>{t('included.out')}</h3>
          <ul>
            {notIncluded.map((text) => (
              <li key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part data-wide="true">
          <h3>{t('included.possible')}</h3>
          <Hint>{possible.length > 0 ? t('included.possibleHint') : t('included.noneHint')}</Hint>
          <ul>
            {possible.map(({ code, end, min, max }) => (
              <li key={`${end}${code}`}>
                <span>
                  {t(`end.${end}`)} · {t(`possible.${code}`)}
                </span>
                <span>{t('included.range', { min: formatWon(min, locale), max: formatWon(max, locale) })}</span>
              </li>
            ))}
          </ul>
        </Part>
      </Columns>
    </FoldedSection>
  );
}
