import { registerToken } from './pages';
import { toWire } from './provider';

/** The common part of every sign-up: consents and identity. */
export async function newcomer(url: string, phone: string, name = '정하린') {
  return {
    name,
    phoneNumber: toWire(phone),
    registerToken: await registerToken(url, { name, phone }),
    agreements: { service: true, privacy: true, location: true, marketing: true },
  };
}
