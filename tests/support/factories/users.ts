import type { User } from '@/api/user/user-requests';

export const member = (over: Partial<User> = {}): User => ({
  id: 'user-1',
  name: '김하늘',
  phoneNumber: '+821012345678',
  role: 'customer',
  customerType: 1,
  loginTypeCd: 1,
  organization: null,
  isMarketingAgreed: false,
  point: 5000,
  ...over,
});

export const staff = (over: Partial<User> = {}): User =>
  member({
    id: 'user-2',
    name: '박서준',
    role: 'organization',
    customerType: 2,
    organization: { id: 'org-acme', code: 'acme', name: '에이크미', type: 2 },
    ...over,
  });

export const guest = (): User => ({ id: 'anonymous', name: '', phoneNumber: '', role: 'anonymous' });
