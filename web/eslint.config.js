import tseslint from 'typescript-eslint';

const headless = ['document', 'window', 'localStorage', 'fetch', 'history', 'location'];

export default tseslint.config(
  { ignores: ['node_modules'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // The model is pure state: it draws nothing, fetches nothing and knows no other folder.
    files: ['src/model/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...headless],
      'no-restricted-imports': [
        'error',
        { patterns: ['preact*', '**/api/*', '**/view/*', '**/pages/*', '**/words/*'] },
      ],
    },
  },
);
