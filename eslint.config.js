import parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import { moduleMap } from './module-map.js';

const within = (...types) => ({ element: { types: { anyOf: types } } });
const domainsOf = (type, domains) => ({ element: { type, captured: { domain: domains } } });
/** What a server domain, or a feature of the page, offers to others. */
const serverDoor = (...domains) => ({
  element: {
    type: 'server-domain',
    fileInternalPath: 'index.ts',
    ...(domains.length === 0 ? {} : { captured: { domain: domains } }),
  },
});
const webDoors = { element: { type: 'web-feature', fileInternalPath: '{index,admin}.ts' } };
/** UI components may use these files of lib only. */
const libFiles = (...names) => ({ element: { type: 'web-lib', fileInternalPath: `{${names.join(',')}}.ts` } });
const libOfComponents = ['after-paint', 'language', 'theme', 'error-text', 'error-record', 'chunk-errors', 'unsaved'];

const server = within('kernel', 'i18n', 'shared-domain', 'shared-root', 'platform');
const web = within('kernel', 'i18n', 'shared-root', 'shared-domain', 'web-lib');

/** The place of a file, and what it may import besides packages. */
const walls = [
  { files: 'src/shared/kernel/**', allow: [within('kernel')] },
  { files: 'src/shared/i18n/**', allow: [within('kernel', 'i18n')] },
  { files: 'src/shared/*.ts', allow: [within('kernel', 'i18n', 'shared-domain', 'shared-root')] },
  { files: 'src/server/platform/**', allow: [server] },
  { files: 'src/server/*.ts', allow: [server, within('server-root'), serverDoor()] },
  {
    files: 'src/web/ui/**',
    allow: [within('kernel', 'i18n', 'shared-root', 'web-ui'), libFiles(...libOfComponents)],
  },
  {
    files: 'src/web/ui/staff/**',
    allow: [within('kernel', 'i18n', 'shared-root', 'web-ui'), libFiles(...libOfComponents, 'staff-text')],
  },
  { files: 'src/web/lib/**', allow: [web] },
  { files: 'src/web/worker/**', allow: [within('web-worker')] },
  {
    // Its page loads no feature, only these files of games, which import no other.
    files: 'src/web/phone/**',
    allow: [
      web,
      within('web-ui', 'web-phone'),
      {
        element: {
          type: 'web-feature',
          fileInternalPath: '**/{team-emblem.tsx,use-wake-lock.ts,share-canvas.ts,share-weaves.ts}',
        },
      },
      { element: { type: 'web-app', fileInternalPath: 'styles/phone.css' } },
    ],
  },
  { files: ['src/web/app/**', 'src/web/*.{ts,tsx}'], allow: [web, within('web-ui', 'web-app'), webDoors] },
  ...Object.entries(moduleMap).flatMap(([domain, uses]) => [
    {
      files: `src/shared/${domain}/**`,
      allow: [within('kernel', 'i18n'), domainsOf('shared-domain', [domain, ...uses])],
    },
    {
      files: `src/server/${domain}/**`,
      allow: [server, domainsOf('server-domain', [domain]), ...(uses.length === 0 ? [] : [serverDoor(...uses)])],
    },
    { files: `src/web/features/${domain}/**`, allow: [web, within('web-ui'), domainsOf('web-feature', [domain])] },
  ]),
].map(({ files, allow }) => ({
  files: [files].flat(),
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...allow.map((to) => ({ allow: { to } })),
        ],
      },
    ],
  },
}));

/** A player's page doesn't load the staff's texts, and fails without them. */
const staffTexts = {
  files: ['src/web/**/*.{ts,tsx}'],
  ignores: [
    '**/*.test.{ts,tsx}',
    'src/web/app/**',
    'src/web/ui/staff/**',
    'src/web/features/*/admin.ts',
    'src/web/features/*/{admin,preview}/**',
  ],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ regex: '/(staff-text\\.ts|ui/staff/.*)$', message: 'Only pages of the staff have their texts.' }],
      },
    ],
  },
};

/** Inside the games' feature, imports go one way: components, hooks, engine. Animation only shows what the rules decided. */
const gameLayers = [
  ['engine', 'react|\\.\\./(hooks|animation|sound|components|pages)/.*'],
  ['hooks', '\\.\\./(animation|sound|components|pages)/.*'],
  ['animation', '\\.\\./(engine|hooks|sound|components|pages)/.*'],
].map(([folder, banned]) => ({
  files: [`src/web/features/games/${folder}/**`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: `^(${banned})$`, message: 'Imports go one way here.' }] }],
  },
}));

const pure = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Rules are pure: take the time as a parameter.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Rules are pure: take the time as a parameter.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Rules are pure: take a Random.',
  },
];
const noReExport = { selector: 'ExportAllDeclaration', message: 'Name what a door offers.' };
const noDefault = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const limitNames = {
  // The two totals of play are stored under their names.
  selector: 'Identifier[name=/^(most|least|longest)[A-Z]/]:not([name=/^most(Steals|InADay)$/])',
  message: 'Limits are named max… or min…, lengths max…Length.',
};
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u0600-\\u06ff]{2,}/]',
  message: 'Text lives in the catalogues of shared/i18n.',
};

const overrides = '/(^|[\\s:])![a-z]/';
const noOverride = {
  selector: `JSXAttribute[name.name='className'] :matches(Literal[value=${overrides}], TemplateElement[value.raw=${overrides}])`,
  message: 'Give the component a prop, or keep its own styles in the components layer, instead of overriding with "!".',
};

// Words that the project gave up for those of the field (CONTRIBUTING.md, "How we write"), in comments and test titles.
const oldWords = new RegExp(
  [
    'whoever|whomever|somebody|nobody|anybody|everybody|anew|told|news|witness(es)?|desks?|knock(s|ed)?|hears',
    "settle[sd]?|settling|of (our|their|one's) own|so many|at the most|lets? go|in vain|goes on|under way|the house",
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
  'i',
);
const plainWords = {
  create(context) {
    const check = (node, text) => {
      const [word] = oldWords.exec(text) ?? [];
      if (word !== undefined) context.report({ loc: node.loc, message: `Use a plain word instead of "${word}".` });
    };
    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => check(comment, comment.value)),
      CallExpression({ callee, arguments: [title] }) {
        const isTest = /^(it|test|describe)\b/.test(context.sourceCode.getText(callee));
        if (isTest && /Literal$/.test(title?.type)) check(title, context.sourceCode.getText(title));
      },
    };
  },
};

// Rules that oxlint doesn't have: module boundaries, and the project's own bans. All other rules are in .oxlintrc.json.
export default [
  { ignores: ['dist/', '.tsc/', 'node_modules/', 'data/', 'pictures/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    languageOptions: { parser },
    plugins: { words: { rules: { plain: plainWords } } },
    rules: { 'max-len': ['error', { code: 160 }], 'words/plain': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    rules: { 'no-restricted-syntax': ['error', limitNames, noReExport, noDefault], 'no-useless-assignment': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [`${import.meta.dirname}/scripts/import-resolver.cjs`]: {} },
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
        { type: 'web-phone', pattern: 'src/web/phone' },
        { type: 'web-app', pattern: 'src/web/app' },
        { type: 'web-feature', pattern: 'src/web/features/*', capture: ['domain'] },
        { type: 'web-app', pattern: 'src/web' },
      ],
    },
  },
  ...walls,
  staffTexts,
  ...gameLayers,
  {
    files: ['src/shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', limitNames, noReExport, noDefault, ...pure] },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', limitNames, noReExport, noDefault, noLiteralText, noOverride] },
  },
  {
    // Playwright and Vite take a default export.
    files: ['**/*.config.ts', 'e2e/prepare.ts'],
    rules: { 'no-restricted-syntax': ['error', limitNames, noReExport] },
  },
];
