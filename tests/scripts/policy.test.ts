import { expect, test } from 'vitest';
import { resolveEnvironment } from '../../scripts/environment.mjs';
import { contentSecurityPolicy, originsOf, postcodePolicy, reportingHeaders } from '../../scripts/export/policy.mjs';

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

const policyWith = (environment: Record<string, string>) => contentSecurityPolicy('', [], originsWith(environment));
/** What the policy with these variables allows beyond that of the sandbox. */
function addedBy(environment: Record<string, string>) {
  const before = new Set(policyWith({}).split(/[; ]+/));
  return policyWith(environment)
    .split(/[; ]+/)
    .filter((word) => !before.has(word));
}
const MAP_FILE = '/maps/city.0123456789ab.pmtiles';

test('only the chosen source of addresses widens the policy, and only by what it needs', () => {
  // The street map keeps Kakao's key from choosing the map.
  const keys = {
    NEXT_PUBLIC_KAKAO_MAP_KEY: 'key',
    NEXT_PUBLIC_JUSO_KEY: 'key',
    NEXT_PUBLIC_MAP_FILE: MAP_FILE,
  };
  const addedFor = (source: string) => addedBy({ ...keys, NEXT_PUBLIC_ADDRESS_SOURCE: source });
  expect(addedBy(keys)).toEqual([]);
  expect(addedFor('provider')).toEqual([]);
  expect(addedFor('kakao')).toEqual(['https://dapi.kakao.com']);
  expect(addedFor('juso')).toEqual(['https://business.juso.go.kr']);
  expect(addedFor('postcode')).toEqual([]);
  expect(policyWith({ NEXT_PUBLIC_ADDRESS_SOURCE: 'postcode' })).toMatch(/frame-src [^;]*'self'/);
});

test('Kakao’s map adds the hosts of its pictures, and nothing where another map is shown', () => {
  const key = { NEXT_PUBLIC_KAKAO_MAP_KEY: 'key' };
  const pictures = ['https://map.daumcdn.net', 'https://mts.daumcdn.net', 'https://t1.daumcdn.net'];
  expect(addedBy(key)).toEqual(pictures);
  expect(policyWith(key)).toMatch(/img-src [^;]*daumcdn/);
  expect(addedBy({ ...key, NEXT_PUBLIC_MAP_FILE: MAP_FILE })).toEqual([]);
  const standIn = { ...key, NEXT_PUBLIC_KAKAO_MAP_SDK_URL: 'https://stand-in.example.com/sdk.js' };
  expect(addedBy(standIn)).toEqual(['https://stand-in.example.com']);
});

test('the page around the postcode service may load its script alone, and only our pages may frame it', () => {
  const policy = postcodePolicy('<script>a()</script>', resolveEnvironment({}).values);
  expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/t1\.kakaocdn\.net https:\/\/t1\.daumcdn\.net;/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('connect-src');
});

test('sharing to KakaoTalk widens the policy only where it is configured', () => {
  const live = { NEXT_PUBLIC_INTEGRATIONS: 'live', NEXT_PUBLIC_PROVIDER_HOST: 'https://api.example.com' };
  const policyWith = (environment: Record<string, string>) => contentSecurityPolicy('', [], originsWith(environment));
  expect(policyWith(live)).not.toContain('kakao');
  const policy = policyWith({ ...live, NEXT_PUBLIC_KAKAO_SHARE_KEY: 'key' });
  expect(policy).toContain("form-action 'self' https://sharer.kakao.com;");
  expect(policy).toContain("connect-src 'self' https://api.example.com https://kapi.kakao.com;");
});
