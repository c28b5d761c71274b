import { parseArgs } from 'node:util';
import { parseDialect, type Dialect } from '@/api/client/dialect/dialect';
import { isAddressOrPath, isApi, isDialect, isOrigin } from '../environment.mjs';
import { GROUP_PREFIXES, operationOf, OPERATIONS, type OperationId } from './contract';
import { SCREENS } from './screens';

export type Options = {
  base: string;
  /** Origin of the site, as browsers will send it. */
  site: string;
  /** Address, or path at the provider, of each group. */
  groups: Readonly<Record<string, string>>;
  statisticsUrl: string;
  /** Where the site may upload and show pictures, as NEXT_PUBLIC_FILES_HOST. */
  filesHost: string | undefined;
  /** How the answers differ from the contract, as NEXT_PUBLIC_PROVIDER_DIALECT says it; '' is the contract itself. */
  dialectWords: string;
  dialect: Dialect;
  cookie: string | undefined;
  bearer: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  guestToken: string | undefined;
  /** True: also creates, changes and cancels, in `testAccount`. */
  isWriting: boolean;
  testAccount: string | undefined;
  /** Examples that only the provider knows. */
  orderId: string | undefined;
  partnerOrderId: string | undefined;
  organizationCode: string | undefined;
  couponNumber: string | undefined;
  registerToken: string | undefined;
  only: ReadonlySet<OperationId>;
};
export type Outputs = { html: string | undefined; json: string | undefined; failOn: 'coerced' | 'loses' | 'fails' };

export const HELP = `npm run conform -- --base https://api.example.com [options]

Asks a provider everything that the web app asks, and says for each operation and field what fits.
Without --write nothing is created or changed.

Where
  --base URL             origin of the provider (required)
  --site ORIGIN          origin of the web app, for CORS (http://localhost:3000)
  --user-api, --order-api, --driver-api, --common-api, --notification-api
                         address or path of a group that is elsewhere, such as https://orders.example.com/v2
  --statistics-url URL   address or path of the monthly statistics
  --files-host ORIGIN    origin of uploads and pictures, as NEXT_PUBLIC_FILES_HOST; without it any passes
  --dialect 'WORDS'      as NEXT_PUBLIC_PROVIDER_DIALECT: docs/provider-differences.md

Who: one of these; without any, only what is open to everyone is checked
  --phone P --password W signs in as the app does, and out again at the end
  --cookie 'NAME=VALUE'  a session of a browser
  --bearer TOKEN         an access token
  --guest-token TOKEN    also checks what guests do, with the credential of NEXT_PUBLIC_GUEST_TOKEN
  Each of them can be given by the environment instead, which keeps it out of the shell's history:
  CONFORM_PHONE, CONFORM_PASSWORD, CONFORM_COOKIE, CONFORM_BEARER, CONFORM_GUEST_TOKEN

What
  --write --test-account ID
                         also estimates, creates, repeats, cancels, tips, shares and adds a picture. ID is the
                         user id or phone number of the account; with another account nothing is written.
                         Orders are for three and eight days ahead, say in their note that they are a check, and
                         are cancelled.
  --order ID             an order to read (the latest ones of the list)
  --partner-order ID     an order of the partner's page
  --org-code CODE        an organization that exists
  --coupon NUMBER        a coupon to register (with --write)
  --register-token TOKEN of a finished identity check
  --only A,B             only these operations of the contract (operationId)

Result
  --html FILE, --json FILE
  --fail-on LEVEL        coerced, loses (default) or fails: the mildest finding that gives exit code 1
  --help

Exit code: 0 nothing at or above --fail-on, 1 findings, 2 could not run.
`;

const GROUPS = Object.keys(GROUP_PREFIXES);
const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

export class UsageError extends Error {}

/** Throws unless the value of an option passes the check of the site's own setting. An empty one is as none. */
function demand(option: string, value: string | undefined, check: (value: string) => string | undefined) {
  const problem = value ? check(value) : undefined;
  if (problem) throw new UsageError(`--${option} ${problem}`);
}

function isOneOf<Name extends string>(names: readonly Name[], value: string): value is Name {
  return names.some((name) => name === value);
}

/** Reads the command line. Throws `UsageError`, or returns undefined if help is wanted. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { options: Options; outputs: Outputs } | undefined {
  const { values } = parse(args);
  if (values.help) return undefined;
  const { base } = values;
  const site = values.site || 'http://localhost:3000';
  if (!base) throw new UsageError('--base needs the address of the provider');
  demand('base', base, isOrigin);
  demand('site', site, isOrigin);
  demand('files-host', values['files-host'], isOrigin);
  demand('statistics-url', values['statistics-url'], isAddressOrPath);
  demand('dialect', values.dialect, isDialect);
  const moved = GROUPS.flatMap((group): [string, string][] => {
    const place = values[`${group}-api` as 'user-api'];
    demand(`${group}-api`, place, isApi);
    return place ? [[group, place]] : [];
  });
  if (values.write && !values['test-account']) throw new UsageError('--write needs --test-account');
  const failOn = values['fail-on'] ?? 'loses';
  if (!isOneOf(['coerced', 'loses', 'fails'], failOn)) throw new UsageError('--fail-on is coerced, loses or fails');

  const ids = OPERATIONS.map(({ id }) => id);
  const wanted = values.only?.split(',') ?? ids;
  const unknown = wanted.filter((id) => !isOneOf(ids, id));
  if (unknown.length > 0) throw new UsageError(`the contract has no ${unknown.join(', ')}`);

  const dialectWords = values.dialect === 'data' ? '' : (values.dialect ?? '');
  const words: readonly (string | undefined)[] = dialectWords.split(' ');
  const phone = values.phone ?? env.CONFORM_PHONE;
  const password = values.password ?? env.CONFORM_PASSWORD;
  if ((phone === undefined) !== (password === undefined)) throw new UsageError('--phone and --password go together');
  return {
    options: {
      base,
      site,
      groups: { ...GROUP_PREFIXES, ...Object.fromEntries(moved) },
      statisticsUrl: values['statistics-url'] || operationOf('getStatistics').path,
      filesHost: values['files-host'] || undefined,
      dialectWords,
      dialect: parseDialect(dialectWords),
      cookie: values.cookie ?? env.CONFORM_COOKIE,
      bearer: values.bearer ?? env.CONFORM_BEARER,
      phone,
      password,
      guestToken: values['guest-token'] ?? env.CONFORM_GUEST_TOKEN,
      isWriting: values.write ?? false,
      testAccount: values['test-account'],
      orderId: values.order,
      partnerOrderId: values['partner-order'],
      organizationCode: values['org-code'],
      couponNumber: values.coupon,
      registerToken: values['register-token'],
      only: new Set(ids.filter((id) => wanted.includes(id) && !words.includes(SCREENS[id].word))),
    },
    outputs: { html: values.html, json: values.json, failOn },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: TEXT,
        site: TEXT,
        'user-api': TEXT,
        'order-api': TEXT,
        'driver-api': TEXT,
        'common-api': TEXT,
        'notification-api': TEXT,
        'statistics-url': TEXT,
        'files-host': TEXT,
        dialect: TEXT,
        cookie: TEXT,
        bearer: TEXT,
        phone: TEXT,
        password: TEXT,
        'guest-token': TEXT,
        write: FLAG,
        'test-account': TEXT,
        order: TEXT,
        'partner-order': TEXT,
        'org-code': TEXT,
        coupon: TEXT,
        'register-token': TEXT,
        only: TEXT,
        html: TEXT,
        json: TEXT,
        'fail-on': TEXT,
        help: FLAG,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read');
  }
}
