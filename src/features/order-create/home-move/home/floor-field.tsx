import { useTranslation } from '@/lib/i18n/use-translation';
import type { HomeMoveEnd } from '@/domain/home-move/payload';
import { SEMI_BASEMENT } from '@/domain/home-move/job';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { ChoiceRow } from '../choice-row';
import { homeId } from '../field-ids';

const KINDS = ['above', 'semi', 'below'] as const;
type Kind = (typeof KINDS)[number];

const Narrow = styled('div')(({ theme }) => ({ maxWidth: 200, marginTop: theme.spacing(3) }));

function kindOf(floor: string): Kind {
  if (floor === SEMI_BASEMENT) return 'semi';
  return floor.startsWith('-') ? 'below' : 'above';
}

const STARTS: Record<Kind, string> = { above: '', semi: SEMI_BASEMENT, below: '-1' };
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '');

type FloorFieldProps = {
  end: HomeMoveEnd;
  value: string;
  error: string | undefined;
  onChange: (floor: string) => void;
};

/** The floor in words, above or below ground, with its number. `value`: as in the draft, negative below ground. */
export function FloorField({ end, value, error, onChange }: FloorFieldProps) {
  const { t } = useTranslation('moving');
  const kind = kindOf(value);
  return (
    <div>
      <ChoiceRow
        legend={t('home.floorKind')}
        options={KINDS.map((one) => ({ value: one, label: t(`floorKind.${one}`) }))}
        value={kind}
        onChange={(next) => onChange(STARTS[next])}
      />
      {kind === 'semi' ? null : (
        <Narrow>
          <TextInput
            id={homeId(end, 'floor')}
            label={t(kind === 'below' ? 'home.basement' : 'home.floor')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            start={kind === 'below' ? t('home.basementStart') : null}
            end={t('home.floorUnit')}
            value={kind === 'below' ? value.slice(1) : value}
            error={error}
            onChange={({ target }) => onChange(`${kind === 'below' ? '-' : ''}${digitsOf(target.value)}`)}
          />
        </Narrow>
      )}
    </div>
  );
}
