import { useTranslation } from 'next-i18next/pages';
import { KOREAN } from '@/config/locales';
import { ClockIcon, PinIcon } from '@/ui/kit/icons/place-icons';
import type { Combobox } from '@/ui/kit/form/use-combobox';
import { useLocale } from '@/ui/use-locale';
import type { AddressOption } from './address-options';
import { Option, Road, Small, Texts } from './popup-frame';

const ICON = { recent: ClockIcon, place: PinIcon };

type AddressOptionRowProps = ReturnType<Combobox['optionProps']> & { option: AddressOption; icon: keyof typeof ICON };

/** Shows the road address with the building in brackets, the lot address below it, then the contact of a recent one. */
export function AddressOptionRow({ option, icon, ...props }: AddressOptionRowProps) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const Icon = ICON[icon];
  return (
    <Option {...props}>
      <Icon />
      <Texts>
        <Road>
          {option.road}
          {option.building === '' ? null : ` [${option.building}]`}
        </Road>
        {locale !== KOREAN && option.english !== '' ? <Small lang="en">{option.english}</Small> : null}
        {option.lot === '' ? null : (
          <Small>
            {t('address.lot')} {option.lot}
          </Small>
        )}
        {option.person === '' ? null : <Small>{option.person}</Small>}
      </Texts>
    </Option>
  );
}
