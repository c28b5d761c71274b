import { expect, test } from 'vitest';
import { resolveEnvironment } from '../../scripts/environment.mjs';
import { contentSecurityPolicy, originsOf, reportingHeaders } from '../../scripts/export/policy.mjs';

const originsWith = (environment: Record<string, string>) => originsOf(resolveEnvironment(environment).values);

test('without a report URL the policy has no reporting', () => {
  const origins = originsWith({});
  expect(contentSecurityPolicy('', [], origins)).not.toContain('report');
  expect(reportingHeaders(origins)).toEqual({});
});

test('with a report URL it reports there, in the old and the new way', () => {
  const origins = originsWith({ NEXT_PUBLIC_CSP_REPORT_URL: 'https://reports.example.com/csp' });
  expect(contentSecurityPolicy('', [], origins)).toContain('report-to csp; report-uri https://reports.example.com/csp');
  expect(reportingHeaders(origins)).toEqual({ 'Reporting-Endpoints': 'csp="https://reports.example.com/csp"' });
});

test('a group of the provider may be on another host', () => {
  const { connect } = originsWith({ NEXT_PUBLIC_ORDER_API: 'https://orders.example.com/v2' });
  expect(contentSecurityPolicy('', [], originsWith({}))).not.toContain('orders.example.com');
  expect(connect).toContain('https://orders.example.com');
});

test('a vendor that is not configured is not named', () => {
  const without = { NEXT_PUBLIC_INTEGRATIONS: 'live', NEXT_PUBLIC_PROVIDER_HOST: 'https://api.example.com' };
  const policy = contentSecurityPolicy('', [], originsWith(without));
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("frame-src 'none'");
});

test('errors and vitals may be sent to the URL of the deployment', () => {
  expect(originsWith({ NEXT_PUBLIC_TELEMETRY_URL: 'https://telemetry.example.com/v1' }).connect).toContain(
    'https://telemetry.example.com',
  );
});
