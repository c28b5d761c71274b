import query from '@tanstack/eslint-plugin-query';
import next from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import i18next from 'eslint-plugin-i18next';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which layer may import which. Everything else is forbidden, including new folders. */
const LAYERS = {
  pages: ['shell', 'layouts', 'features', 'theme', 'i18n', 'config', 'generated'],
  shell: ['layouts', 'features', 'api', 'store', 'ui', 'theme', 'i18n', 'lib', 'domain', 'config'],
  layouts: ['store', 'ui', 'theme', 'i18n', 'lib', 'domain', 'config'],
  features: ['queries', 'api', 'store', 'ui', 'i18n', 'lib', 'domain', 'config'],
  queries: ['api', 'store', 'ui', 'i18n', 'lib', 'domain', 'config'],
  theme: ['config', 'generated'],
  ui: ['theme', 'i18n', 'lib', 'domain', 'config'],
  api: ['domain', 'config'],
  store: ['lib', 'domain', 'config'],
  lib: ['i18n', 'domain', 'config', 'generated'],
  i18n: ['domain', 'config', 'generated', 'locales'],
  domain: ['config'],
  config: ['generated'],
  // The brand's texts.
  sandbox: ['contract', 'locales', 'generated'],
  e2e: ['sandboxControl', 'locales', 'generated'],
};

const ELEMENTS = [
  { type: 'pages', pattern: 'src/pages' },
  { type: 'shell', pattern: 'src/shell' },
  { type: 'layouts', pattern: 'src/layouts' },
  // Features and provider groups may not import each other.
  { type: 'features', pattern: 'src/features/*', capture: ['slice'] },
  // Data hooks that more than one feature needs.
  { type: 'queries', pattern: 'src/queries' },
  { type: 'contract', pattern: 'src/api/contract' },
  { type: 'client', pattern: 'src/api/client' },
  { type: 'api', pattern: 'src/api/*', capture: ['slice'] },
  { type: 'store', pattern: 'src/store' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'theme', pattern: 'src/theme' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'i18n', pattern: 'src/lib/i18n' },
  { type: 'lib', pattern: 'src/lib' },
  { type: 'config', pattern: 'src/config' },
  { type: 'generated', pattern: 'src/generated' },
  { type: 'locales', pattern: 'locales' },
  { type: 'sandboxControl', pattern: 'sandbox/control' },
  { type: 'sandbox', pattern: 'sandbox' },
  { type: 'e2e', pattern: 'e2e' },
];

const from = (type, ...types) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

/** A library that only one layer may import, so that the rest of the code does not depend on it. */
const homeOf = (name, message) => ({ name, message });
const AXIOS = homeOf('axios', 'The provider is called through src/api.');
const REACT_REDUX = homeOf('react-redux', 'Use the hooks of src/store.');
const MUI_BARREL = homeOf('@mui/material', 'Import the component itself: @mui/material/Button.');
const MUI_THEME = homeOf('@mui/material/styles', 'Style with src/ui/styled: this brings MUI’s theme along.');
const EMOTION_STYLED = homeOf('@emotion/styled', 'Use src/ui/styled, which costs one component an element.');
const TEXTS = {
  ...homeOf('next-i18next/pages', 'Use src/lib/i18n/use-translation, which costs less for each component.'),
  importNames: ['useTranslation'],
};
const restrict = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));
const HOOK_RULES = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
/** oxlint checks them with React's compiler in Rust; here they took two thirds of the time. */
const COMPILER_RULES = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react-hooks/') && !HOOK_RULES.includes(rule));
/** For class components and string refs, which React 19's types reject. They take 7 s. */
const CLASS_RULES = [
  'display-name',
  'no-deprecated',
  'no-direct-mutation-state',
  'no-string-refs',
  'require-render-return',
];

export default defineConfig([
  globalIgnores([
    '.next/**',
    '.sandbox/**',
    '.reports/**',
    'dist/**',
    'public/**',
    'next-env.d.ts',
    'src/generated/**',
    'src/api/contract/*.gen.ts',
  ]),
  ...next,
  { rules: off(CLASS_RULES.map((rule) => `react/${rule}`)) },
  { rules: off(COMPILER_RULES) },
  ...query.configs['flat/recommended'],
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what is exported; there are no barrels here.' },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` table and its union.' },
        {
          selector: 'TSInterfaceDeclaration:not(TSModuleBlock > TSInterfaceDeclaration)',
          message: 'Use `type`; an interface only adds to the types of a library.',
        },
        {
          selector:
            "Program:has([callee.object.name='vi'][callee.property.name='mock']):not(:has([callee.property.name='doUnmock']))",
          message: 'Call `vi.doUnmock` in `afterAll`: a mocked module stays mocked for the next file of the worker.',
        },
        {
          selector:
            "MemberExpression[property.name='only']:matches([object.name=/^(test|it|describe)$/], [object.object.name='test'])",
          message: 'Remove `.only`: the other tests are not run, and nothing else says so.',
        },
      ],
      ...restrict(AXIOS, REACT_REDUX, MUI_BARREL, MUI_THEME, EMOTION_STYLED, TEXTS),
    },
  },
  { files: ['src/api/client/**'], rules: restrict(REACT_REDUX, MUI_BARREL, MUI_THEME, EMOTION_STYLED) },
  { files: ['src/{store,shell}/**'], rules: restrict(AXIOS, MUI_BARREL, MUI_THEME, EMOTION_STYLED) },
  { files: ['src/theme/**'], rules: restrict(AXIOS, REACT_REDUX, MUI_BARREL) },
  {
    // Playwright names a fixture's continuation `use`, and reads its dependencies from a pattern that may be empty.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
  {
    files: ['{src,sandbox,e2e}/**/*.{ts,tsx}'],
    ignores: ['src/instrumentation-client.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ELEMENTS,
      'boundaries/files': [{ category: 'accounts', pattern: 'sandbox/accounts.json' }],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...Object.entries(LAYERS).map(([type, types]) => from(type, ...types)),
            from('shell', 'client'),
            from('api', 'client', 'contract'),
            from('client', 'contract', 'domain', 'config'),
            // The rules use the provider's words; its schemas are types alone and add nothing to the site.
            {
              from: { element: { type: 'domain' } },
              allow: { to: { element: { type: 'contract' } }, dependency: { kind: 'type' } },
            },
            // Stored drafts of the browser tests: the compiler names a new field there.
            {
              from: { element: { type: 'e2e' } },
              allow: { to: { element: { type: 'domain' } }, dependency: { kind: 'type' } },
            },
            from('sandboxControl', 'sandbox', 'contract'),
            from('sandbox', 'sandboxControl'),
            { from: { element: { type: 'e2e' } }, allow: { to: { file: { categories: 'accounts' } } } },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { i18next },
    rules: { 'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }] },
  },
]);
