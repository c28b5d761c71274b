import type { Call, Handlers } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { quote } from './quote';

async function estimate(call: Call<'estimate' | 'estimateHomeMoving'>, isHomeMoving: boolean) {
  if ((call.body.orderType === 'HomeMoving') !== isHomeMoving) throw wrongField('INVALID', 'orderType');
  return { data: (await quote(call, call.body)).price };
}

export const estimateHandlers: Handlers<'estimate' | 'estimateHomeMoving'> = {
  estimate: (call) => estimate(call, false),
  estimateHomeMoving: (call) => estimate(call, true),
};
