import { call } from '../client/call';
import type { operations } from '../contract/schema.gen';

/** A browser has one token; the provider sends to the user who saved it last. */
export const savePushToken = (token: string) =>
  call<operations['savePushToken']>({
    url: '/notification/api/v1/firebase/customer/token',
    method: 'post',
    data: { token },
  });
