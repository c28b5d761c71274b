import { registerToken } from './pages';
import { toWire } from './provider';

/** Somebody who has consented and was identified: what every sign-up has in common. */
export async function newcomer(url: string, phone: string, name = '정하린') {
  return {
    name,
    phoneNumber: toWire(phone),
    registerToken: await registerToken(url, { name, phone }),
    agreements: { service: true, privacy: true, location: true, marketing: true },
  };
}
