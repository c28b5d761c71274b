/// <reference types="daum-postcode" />
import type { DraftAddress } from '@/domain/order/draft';
import { fieldsOf, textOf } from '@/domain/stored-values';
import { env } from '@/config/env';

/** Shows the vendor's search. It has a policy of its own, since the vendor's script does not work under the page's. */
export const POSTCODE_FRAME = '/postcode.html';
export const POSTCODE_SCRIPT =
  env.address.postcodeUrl || 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

const MAX_TEXT = 200;
type Field = Extract<keyof daum.PostcodeData, string>;

/** The address that was chosen, without coordinates, which the service does not have. Null if the answer has none. */
export function readPostcode(data: unknown): DraftAddress | null {
  const fields = fieldsOf(data);
  const text = (...names: Field[]) => names.map((name) => textOf(fields[name], MAX_TEXT)).find(Boolean) ?? '';
  const jibunAddress = text('jibunAddress', 'autoJibunAddress');
  // A lot without a building has no road address; the vendor then guesses one.
  const roadAddress = text('roadAddress', 'autoRoadAddress') || jibunAddress;
  if (roadAddress === '') return null;
  const roadAddressEnglish = text('roadAddressEnglish', 'autoRoadAddressEnglish');
  return {
    roadAddress,
    ...(roadAddressEnglish === '' ? {} : { roadAddressEnglish }),
    jibunAddress: jibunAddress === roadAddress ? '' : jibunAddress,
    buildingName: text('buildingName'),
    zonecode: text('zonecode'),
  };
}
