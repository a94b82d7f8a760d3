import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Tools, what is made, and what is not the client's.
  globalIgnores(['.*/', 'build', 'dist', 'examples/*/*/built', 'src/houle/web/client', 'tests']),
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'client/scripts/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-implicit-coercion': ['error', { allow: ['!!'] }],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A page that needs nothing of its address still takes it.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Props are declared with `let`, whether or not they are assigned to.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // Naming a value is how an effect comes to depend on it.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // The content security policy forbids it; `style:name={value}` is set by script and allowed.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'Use a class or style:name.' },
      ],
      'svelte/block-lang': ['error', { script: 'ts', style: null }],
      'svelte/button-has-type': 'error',
      'svelte/no-at-html-tags': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], ...ts.configs.disableTypeChecked },
);
