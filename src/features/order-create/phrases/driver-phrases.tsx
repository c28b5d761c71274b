import { useTranslation } from '@/lib/i18n/use-translation';
import { KOREAN, localeOf } from '@/config/locales';
import type { DriverPhrase } from '@/config/driver-phrases';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const Root = styled('div')(({ theme }) => ({
  // Not a grid, which would stay beside the floating number of characters and be as narrow as its first line.
  '& > *': { marginTop: theme.spacing(2) },
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

type DriverPhrasesProps = {
  phrases: readonly DriverPhrase[];
  /** Id of the field; it receives the focus, because the button of a used phrase disappears. */
  fieldId: string;
  /** The field's current text. */
  text: string;
  maxLength: number;
  onChange: (text: string) => void;
};

/** Ready-made Korean sentences for the driver, with a translation for customers who do not write Korean. */
export function DriverPhrases(props: DriverPhrasesProps) {
  const locale = useLocale();
  const isKorean = locale === KOREAN;
  const hasTexts = useLazyTexts(isKorean ? null : 'phrases', [locale, localeOf(KOREAN)]);
  return hasTexts && !isKorean ? <Phrases {...props} /> : null;
}

function Phrases({ phrases, fieldId, text, maxLength, onChange }: DriverPhrasesProps) {
  const { t, i18n } = useTranslation('phrases');
  const korean = i18n.getFixedT(KOREAN, 'phrases');
  const isIn = (phrase: DriverPhrase) => text.includes(korean(`phrase.${phrase}`));
  const extended = (phrase: DriverPhrase) => [text.trim(), korean(`phrase.${phrase}`)].filter(Boolean).join(' ');
  const left = phrases.filter((phrase) => !isIn(phrase) && extended(phrase).length <= maxLength);
  const used = phrases.filter(isIn);
  return (
    <Root>
      <p>
        {t('title')}. {t('hint')}
      </p>
      <Row>
        {left.map((phrase) => (
          <Button
            key={phrase}
            size="small"
            variant="outline"
            start={<PlusIcon />}
            aria-label={t('add', { phrase: t(`phrase.${phrase}`) })}
            onClick={() => {
              onChange(extended(phrase));
              focusInNextFrame(fieldId);
            }}
          >
            {t(`phrase.${phrase}`)}
          </Button>
        ))}
      </Row>
      {used.length > 0 ? (
        <p role="status">
          {t('meaning')}: {used.map((phrase) => t(`phrase.${phrase}`)).join(' ')}
        </p>
      ) : null}
    </Root>
  );
}
