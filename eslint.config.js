import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { moduleMap } from './module-map.js';

const element = (type) => ({ element: { type } });
const elements = (...types) => ({ element: { types: { anyOf: types } } });
const domainsOf = (type, domains) => ({ element: { type, captured: { domain: domains } } });

/** One policy for each row of the module map. */
const domainPolicies = Object.entries(moduleMap).flatMap(([domain, uses]) => [
  { from: domainsOf('shared-domain', [domain]), allow: { to: domainsOf('shared-domain', [domain, ...uses]) } },
  { from: domainsOf('server-domain', [domain]), allow: { to: domainsOf('server-domain', [domain]) } },
  ...(uses.length === 0 ? [] : [{
    from: domainsOf('server-domain', [domain]),
    allow: { to: { element: { type: 'server-domain', captured: { domain: uses }, fileInternalPath: 'index.ts' } } },
  }]),
  { from: domainsOf('web-feature', [domain]), allow: { to: domainsOf('web-feature', [domain]) } },
]);

const doors = { element: { type: 'web-feature', fileInternalPath: '{index,admin}.ts' } };
const serverDoors = { element: { type: 'server-domain', fileInternalPath: 'index.ts' } };

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  { from: element('kernel'), allow: { to: element('kernel') } },
  { from: element('i18n'), allow: { to: elements('kernel', 'i18n') } },
  { from: element('shared-domain'), allow: { to: elements('kernel', 'i18n') } },
  { from: element('shared-root'), allow: { to: elements('kernel', 'i18n', 'shared-domain', 'shared-root') } },
  { from: elements('platform', 'server-domain', 'server-root'), allow: { to: elements('kernel', 'i18n', 'shared-domain', 'shared-root', 'platform') } },
  { from: element('server-root'), allow: { to: [element('server-root'), serverDoors] } },
  { from: elements('web-ui', 'web-lib', 'web-feature', 'web-app'), allow: { to: elements('kernel', 'i18n', 'shared-root') } },
  { from: elements('web-lib', 'web-feature', 'web-app'), allow: { to: elements('shared-domain', 'web-lib') } },
  { from: elements('web-ui', 'web-feature', 'web-app'), allow: { to: element('web-ui') } },
  // Components speak the language in use, of errors too, a drawing takes the colours of its theme, a boundary records what broke, and a dialog asks before it drops what is unsaved; nothing else of lib is theirs.
  { from: element('web-ui'), allow: { to: { element: { type: 'web-lib', fileInternalPath: '{language,theme,error-text,error-record,chunk-errors,unsaved}.ts' } } } },
  { from: element('web-app'), allow: { to: [element('web-app'), doors] } },
  { from: element('web-worker'), allow: { to: element('web-worker') } },
  ...domainPolicies,
];

const pure = [
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Rules are pure: take the time as a parameter.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Rules are pure: take the time as a parameter.' },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Rules are pure: take a Random.' },
];
const noReExport = { selector: 'ExportAllDeclaration', message: 'Name what a door offers.' };
const noDefault = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u0600-\\u06ff]{2,}/]',
  message: 'Text lives in the catalogues of shared/i18n.',
};

export default tseslint.config(
  { ignores: ['dist/', '.tsc/', 'node_modules/', 'data/', 'pictures/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: ['./src/*/tsconfig.json', './src/web/worker/tsconfig.json', './scripts/tsconfig.json', './bench/tsconfig.json', './e2e/tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', noReExport, noDefault],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: ['src/shared/tsconfig.json', 'src/server/tsconfig.json', 'src/web/tsconfig.json'], noWarnOnMultipleProjects: true } },
      'boundaries/elements': [
        { type: 'kernel', pattern: 'src/shared/kernel' },
        { type: 'i18n', pattern: 'src/shared/i18n' },
        { type: 'shared-domain', pattern: 'src/shared/*', capture: ['domain'] },
        { type: 'shared-root', pattern: 'src/shared' },
        { type: 'platform', pattern: 'src/server/platform' },
        { type: 'server-domain', pattern: 'src/server/*', capture: ['domain'] },
        { type: 'server-root', pattern: 'src/server' },
        { type: 'web-ui', pattern: 'src/web/ui' },
        { type: 'web-lib', pattern: 'src/web/lib' },
        { type: 'web-worker', pattern: 'src/web/worker' },
        { type: 'web-app', pattern: 'src/web/app' },
        { type: 'web-feature', pattern: 'src/web/features/*', capture: ['domain'] },
        { type: 'web-app', pattern: 'src/web' },
      ],
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  },
  {
    files: ['src/shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noReExport, noDefault, ...pure] },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noReExport, noDefault, noLiteralText],
    },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    ignores: ['src/web/lib/storage.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', 'localStorage', 'sessionStorage', 'indexedDB'] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['*.config.ts', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noReExport] },
  },
  { files: ['**/*.{js,mjs}', '*.config.ts'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly', fetch: 'readonly' } } },
);
