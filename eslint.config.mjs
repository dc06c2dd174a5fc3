// The house style as far as a machine can hold it. Import boundaries are in .dependency-cruiser.mjs.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const SCRIPTS = ['**/*.mjs'];
const PURE = ['src/kernel/**', 'src/geometry/**', 'src/pieces/**', 'src/games/**'];
const TESTS = ['test/**'];

const booleanPosition = (where) => ({
  selector: `${where}[params.length>1] > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"]`,
  message: 'A boolean among several parameters says nothing where it is passed: name it in an object.',
});
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'A const array, then a type, then a Record.' };
const RESTRICTED_SYNTAX = [
  ...[':function', 'TSMethodSignature', 'TSFunctionType', 'TSDeclareFunction'].map(booleanPosition),
  {
    selector: ':function[params.length>1] > AssignmentPattern.params[right.raw=/^(true|false)$/]',
    message: 'A boolean default among several parameters: name it in an object.',
  },
  NO_ENUM,
];

const IMPURE_GLOBALS = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['process', 'console', 'fetch', 'crypto', 'globalThis', 'window', 'document', 'WebSocket', 'Buffer'],
];

export default tseslint.config(
  // bench/peers are small projects of their own, with packages of their own.
  {
    ignores: ['dist/', 'packages/*/dist/', 'node_modules/', '.data/', '.cache/', 'coverage/', 'bench/peers/'].concat(
      // AssemblyScript: compiled by its own compiler, which has checks of its own.
      'renderers/encoder/assembly/',
    ),
  },
  {
    // No suppression works anywhere; a comment that tries is reported, and the lint script allows no warnings.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers in sentences are what a board game's wording is made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => void something()` and `() => doIt()` read well; a statement that uses nothing's value does not.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // Functions of a definition are declared as methods (see src/kernel/types.ts) and none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // It asks for the non-null assertion that the house forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A step or text without data carries Nothing, which is exactly that type.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Brackets mark a key that comes from outside (a request, an environment), dots a field that a type names.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Discord's numbers arrive as numbers, and discord-api-types names them by enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // State is plain JSON: types, never interfaces that somebody could widen.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-check': false, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      // A parameter that must stand there and is not needed begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      'no-console': 'error',
    },
  },
  {
    files: [...TYPESCRIPT, ...SCRIPTS],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 350 }],
      // French typography asks for spaces that do not break.
      'no-irregular-whitespace': ['error', { skipTemplates: true, skipJSXText: true }],
    },
  },
  {
    // Rules, geometry and pieces are pure: same input, same output, for ever.
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({ name, message: 'Rules touch no clock, chance, network or process.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the match: use its rng.' },
      ],
    },
  },
  {
    files: ['src/games/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED_SYNTAX,
        { selector: 'ClassDeclaration, ClassExpression', message: 'State is plain JSON and rules are functions.' },
      ],
    },
  },
  {
    // Only effects and steps may change a board; whoever else is handed something leaves it as it is.
    files: ['rules', 'plans', 'actions', 'bot', 'text'].map((room) => `src/games/*/${room}/**`),
    rules: { 'no-param-reassign': ['error', { props: true }] },
  },
  {
    files: TESTS,
    rules: {
      // expect.any() and expect.objectContaining() are typed `any`, on purpose.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // Another package's type can be widened by an interface only.
    files: ['test/support/redis.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Benchmarks and scripts talk to whoever runs them; so does the test that counts taps.
    files: ['bench/**', 'scripts/**', 'test/discord/taps.test.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: SCRIPTS,
    languageOptions: {
      globals: {
        ...{ AbortSignal: 'readonly', URL: 'readonly', console: 'readonly', fetch: 'readonly', process: 'readonly' },
        ...{ clearInterval: 'readonly', clearTimeout: 'readonly', setInterval: 'readonly', setTimeout: 'readonly' },
      },
    },
  },
);
