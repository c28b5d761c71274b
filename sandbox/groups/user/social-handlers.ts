import { createHash, randomBytes } from 'node:crypto';
import type { Call, Handlers, Reply, Schemas } from '../../server/operation';
import { wrongField } from '../../server/refusal';
import { signInReply } from './session-kind';
import { findUser, LOGIN_TYPE, toUser } from './users';

export const PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

const SIGN_UP_TOKEN_MS = 30 * 60 * 1000;

type CodeRow = {
  provider: Provider;
  subject: string;
  redirectUri: string;
  state: string;
  challenge: string | null;
  expiresAt: number;
  usedAt: number | null;
};

type Exchange = Pick<Call<'logInByKakao'>, 'db' | 'now' | 'body'>;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * The code exchange that a real provider's server does with its secret: a code works once, for the page that requested
 * it.
 */
function exchange(provider: Provider) {
  return async ({ db, now, body }: Exchange): Promise<Reply<Schemas['ThirdPartySession']>> => {
    if (body.loginTypeCD !== LOGIN_TYPE[provider]) throw wrongField('INVALID', 'loginTypeCD');

    const found = await db.one<CodeRow>('SELECT * FROM oauthCodes WHERE code = ?', [body.code]);
    if (found?.provider !== provider) throw wrongField('INVALID', 'code');
    if (found.usedAt !== null) throw wrongField('USED', 'code');
    if (found.expiresAt < now) throw wrongField('EXPIRED', 'code');
    if (found.redirectUri !== body.redirectUri) throw wrongField('MISMATCH', 'redirectUri');
    if (found.state !== body.state) throw wrongField('MISMATCH', 'state');
    if (found.challenge !== null && found.challenge !== challengeOf(body.codeVerifier ?? '')) {
      throw wrongField('MISMATCH', 'codeVerifier');
    }
    await db.run('UPDATE oauthCodes SET usedAt = ? WHERE code = ?', [now, body.code]);

    const account = await db.one<{ userId: string }>(
      'SELECT userId FROM socialAccounts WHERE provider = ? AND subject = ?',
      [provider, found.subject],
    );
    const user = account && (await findUser(db, account.userId));
    if (user) return signInReply(db, user.id, now, { user: toUser(user), signUpToken: null });

    const signUpToken = randomBytes(24).toString('base64url');
    await db.run('INSERT INTO signUpTokens VALUES (?, ?, ?, ?, NULL)', [
      signUpToken,
      provider,
      found.subject,
      now + SIGN_UP_TOKEN_MS,
    ]);
    return { data: { user: null, signUpToken } };
  };
}

export const socialHandlers: Handlers<'logInByKakao' | 'logInByNaver' | 'logInByGoogle'> = {
  logInByKakao: exchange('kakao'),
  logInByNaver: exchange('naver'),
  logInByGoogle: exchange('google'),
};
