// Which folder of src may import which, as rules of ESLint. One row a folder: what it may use beside
// itself. arrows.test.ts shows that every other arrow is refused.
export const ARROWS = {
  model: [], // pure state: draws nothing, fetches nothing, knows no other folder
  words: ['model'],
  api: ['model'],
  view: ['model', 'words'], // only draws; what it needs is handed in
  site: ['model', 'words', 'api', 'view'], // the frame of the pages, and what several of them share
  pages: ['model', 'words', 'api', 'view', 'site'], // of the pages each its own folder alone
};
export const FOLDERS = Object.keys(ARROWS);

// The model and the words run without a browser.
const HEADLESS = ['document', 'window', 'localStorage', 'fetch', 'history', 'location'];

const refuse = (folder, more = []) => {
  const others = FOLDERS.filter((name) => name !== folder && !ARROWS[folder].includes(name));
  return [
    'error',
    {
      patterns: [
        ...(others.length === 0
          ? []
          : [
              {
                regex: `^\\.\\.?/(.*/)?(${others.join('|')})(/|$)`,
                message: `${folder} may use ${ARROWS[folder].join(', ') || 'nothing but itself'}.`,
              },
            ]),
        { regex: '^(\\.\\./)+main$', message: 'Nothing stands on main.' },
        ...more,
      ],
    },
  ];
};

// Imports that `no-restricted-imports` does not see.
const LATE = {
  selector: ':matches(ImportExpression, TSImportType)',
  message: 'Imports stand at the top; only pages are fetched when they are opened.',
};

const of = (folder, more) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': refuse(folder, more), 'no-restricted-syntax': ['error', LATE] },
});

const NO_PREACT = { group: ['preact', 'preact/*'], message: 'This folder draws nothing.' };

export const arrows = [
  of('model', [NO_PREACT]),
  of('words', [NO_PREACT]),
  of('api', [NO_PREACT]),
  of('view'),
  of('site'),
  {
    files: ['src/pages/*/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': refuse('pages', [
        {
          regex: '^\\.\\./(?!\\.\\./(model|words|api|view|site)/)',
          message: 'A page uses its own folder; what two pages need lies in model, view or site.',
        },
      ]),
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression:not([source.value=/^\\.\\/[^/]+$/])',
          message: 'A page fetches only parts of its own folder.',
        },
        { selector: 'TSImportType', message: LATE.message },
      ],
    },
  },
  {
    files: ['src/{model,words}/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...HEADLESS] },
  },
];
