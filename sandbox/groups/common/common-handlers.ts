import type { Handlers } from '../../server/operation';
import { addressAt, searchAddresses } from './addresses';
import { servicesFor } from './services';

const SLOW_MS = 4_000;

export const commonHandlers: Handlers<'listServices' | 'searchAddresses' | 'findAddressAt'> = {
  listServices: async ({ query }) => ({ data: [...servicesFor(query.orderType)] }),

  findAddressAt: async ({ query, options }) => ({ data: addressAt(query), delayMs: options.addressDelayMs }),

  /** The keywords `!empty`, `!error` and `!slow` simulate these cases. */
  searchAddresses: async ({ query, options }) => {
    if (query.keyword === '!error') throw new Error('Asked for by the keyword !error');
    const keyword = query.keyword === '!slow' ? '서울' : query.keyword;
    const found = query.keyword === '!empty' ? [] : searchAddresses(keyword);
    const pageIndex = query.pageIndex ?? 0;
    const pageSize = query.pageSize ?? 20;
    return {
      data: {
        items: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
        pageIndex,
        pageSize,
        total: found.length,
      },
      delayMs: query.keyword === '!slow' ? SLOW_MS : options.addressDelayMs,
    };
  },
};
