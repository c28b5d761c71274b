import { expect, test } from 'vitest';
import { withObjectParticle } from '@/domain/text/korean';

test.each([
  ['이름', '을'],
  ['비밀번호 확인', '을'],
  ['휴대폰 번호', '를'],
  ['인증번호 6자리', '를'],
  ['주문 8', '을'],
  ['주문 2', '를'],
  ['Password', '를'],
  ['', '를'],
])('%s takes %s', (label, particle) => {
  expect(withObjectParticle(label)).toEqual({ label, particle });
});
