import type { ThirdPartyModule } from 'i18next';
import { formatNumber } from '@/domain/text/format';

/** `{{count, number}}`: `12,345` in every language. I18next itself makes a formatter of `Intl` for each number. */
export const ownFormats: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) => services.formatter?.add('number', (value) => formatNumber(Number(value))),
};
