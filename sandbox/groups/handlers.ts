import type { Handlers } from '../server/operation';
import { commonHandlers } from './common/common-handlers';
import { driverHandlers } from './driver/driver-handlers';
import { notificationHandlers } from './notification/notification-handlers';
import { changeHandlers } from './order/change/change-handlers';
import { imageHandlers } from './order/change/image-handlers';
import { couponHandlers } from './order/coupon/coupon-handlers';
import { createHandlers } from './order/create/create-handlers';
import { estimateHandlers } from './order/price/estimate-handlers';
import { listHandlers } from './order/read/list-handlers';
import { orderHandlers } from './order/read/order-handlers';
import { publicHandlers } from './order/read/public-handlers';
import { statisticsHandlers } from './order/read/statistics-handlers';
import { identityHandlers } from './user/identity-handlers';
import { passwordHandlers } from './user/password-handlers';
import { profileHandlers } from './user/profile-handlers';
import { sessionHandlers } from './user/session-handlers';
import { signUpHandlers } from './user/sign-up-handlers';
import { socialHandlers } from './user/social-handlers';

/** The handlers of all operations. If one is missing, the code does not compile and the sandbox does not start. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...socialHandlers,
  ...signUpHandlers,
  ...identityHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...estimateHandlers,
  ...createHandlers,
  ...listHandlers,
  ...orderHandlers,
  ...statisticsHandlers,
  ...changeHandlers,
  ...imageHandlers,
  ...publicHandlers,
  ...couponHandlers,
  ...driverHandlers,
  ...commonHandlers,
  ...notificationHandlers,
};
