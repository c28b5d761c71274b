import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '@/domain/api-error';
import type { SocialProvider } from '@/domain/account/social';
import type { Payload } from '../client/call';
import type { operations } from '../contract/schema.gen';
import {
  changePassword,
  forgotPassword,
  getMe,
  logIn,
  logInBy,
  resetPassword,
  setAgreement,
  signUp,
  signUpThirdParty,
  updateUser,
  verifyPassword,
  withdraw,
} from './user-requests';

/** The forms that send these show the error themselves. */
const meta = { isErrorShownInPlace: true };
/** These create nothing, so the customer may stop waiting. */
const stoppable = { ...meta, isStoppable: true };

/** One change after the other: each answer is the whole profile, and a late one would undo a newer change on screen. */
const scope = { id: 'profile' };

type ThirdPartyLogIn = { provider: SocialProvider; data: Payload<operations['logInByKakao']> };
type SignUp = Payload<operations['signUp']> | Payload<operations['signUpThirdParty']>;

export const logInMutation = () => mutationOptions({ mutationFn: logIn, meta: stoppable });

export const logInByMutation = () =>
  mutationOptions({ mutationFn: ({ provider, data }: ThirdPartyLogIn) => logInBy(provider, data), meta });

/** Spec §7: an account without a password uses another operation. */
export const signUpMutation = () =>
  mutationOptions({ mutationFn: (data: SignUp) => ('password' in data ? signUp(data) : signUpThirdParty(data)), meta });

export const forgotPasswordMutation = () => mutationOptions({ mutationFn: forgotPassword, meta });
export const resetPasswordMutation = () => mutationOptions({ mutationFn: resetPassword, meta });
export const verifyPasswordMutation = () => mutationOptions({ mutationFn: verifyPassword, meta: stoppable });
export const changePasswordMutation = () => mutationOptions({ mutationFn: changePassword, meta });
export const updateUserMutation = () => mutationOptions({ mutationFn: updateUser, meta, scope });
export const withdrawMutation = () => mutationOptions({ mutationFn: withdraw, meta });

/** A choice whose answer was lost may hold, so the profile is read before a failure is reported. */
async function chooseAgreement(isAgreed: boolean) {
  try {
    return await setAgreement(isAgreed);
  } catch (error) {
    if (!(error instanceof ApiError && error.isOutcomeUnknown)) throw error;
    const user = await getMe().catch(() => {
      throw error;
    });
    if (user.isMarketingAgreed !== isAgreed) throw error;
    return user;
  }
}

export const setAgreementMutation = () =>
  mutationOptions({ mutationFn: chooseAgreement, meta: { errorKey: 'action.setAgreement' }, scope });
