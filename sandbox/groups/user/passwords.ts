import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `scrypt$${salt.toString('hex')}$${(await derive(password, salt, KEY_BYTES)).toString('hex')}`;
}

/** Takes equally long for accounts without a password, so that timing does not reveal them. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const given = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES);
  const kept = Buffer.from(key, 'hex');
  return kept.length === KEY_BYTES && timingSafeEqual(given, kept);
}
