import type { ThirdPartyModule } from 'i18next';
import { formatNumber } from '@/domain/text/format';

/** `{{count, number}}`. I18next would make a formatter of `Intl` for each number that it writes. */
export const ownFormats: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) => services.formatter?.add('number', (value) => formatNumber(Number(value))),
};
