import { Hono } from 'hono';
import type { Sandbox, SandboxApp } from '../server/context';
import { brandpayPages } from './brandpay-pages';
import { companyPage } from './company-page';
import { helpPage } from './help-page';
import { inboxPage } from './inbox-page';
import { paymentPage } from './payment-page';
import { identityPage } from './identity-page';
import { signInPages } from './sign-in-page';
import { jusoRoutes } from '../vendors/juso';
import { kakaoRoutes } from '../vendors/kakao';
import { kakaoShareRoutes } from '../vendors/kakao-share';
import { postcodeRoutes } from '../vendors/postcode';

export function pageRoutes(sandbox: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();
  app.route('/sandbox-idp', signInPages(sandbox));
  app.route('/sandbox-kcb', identityPage(sandbox));
  app.route('/sandbox-pay', paymentPage(sandbox));
  app.get('/sandbox-inbox', inboxPage(sandbox));
  app.route('/sandbox-toss', brandpayPages(sandbox));
  app.route('/sandbox-kakao', kakaoRoutes());
  app.route('/sandbox-kakao', kakaoShareRoutes(sandbox));
  app.route('/sandbox-postcode', postcodeRoutes());
  app.route('/addrlink', jusoRoutes());
  app.get('/company', (c) => c.html(companyPage()));
  app.get('/help', (c) => c.html(helpPage()));
  return app;
}
