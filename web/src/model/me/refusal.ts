// Where a refusal of the server belongs in a form: at the field that it is about.

export type FieldName = 'name' | 'password' | 'code' | 'old' | 'new';

interface Refusal {
  readonly message: string;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
}

// Which fields a code speaks of; of those that the form has, the first.
const BY_CODE: Record<string, readonly FieldName[]> = {
  'wrong-login': ['code', 'password'],
  'wrong-password': ['old', 'password'],
  conflict: ['name'],
};
// A refused value is named by its sentence only.
const BY_WORD: readonly [RegExp, readonly FieldName[]][] = [
  [/\bname\b/i, ['name']],
  [/\bpassword\b/i, ['new', 'password']],
];

/** The field of a form that a refusal is about; null: the form as a whole. */
export function fieldOf(refusal: Refusal, fields: readonly FieldName[]): FieldName | null {
  const of = (wanted: readonly string[]): FieldName | null =>
    wanted.map((name) => fields.find((field) => field === name)).find(Boolean) ?? null;
  if (refusal.field !== undefined) return of([refusal.field]);
  const coded = BY_CODE[refusal.code ?? ''];
  if (coded) return of(coded);
  if (refusal.code !== 'refused') return null;
  return of(BY_WORD.find(([word]) => word.test(refusal.message))?.[1] ?? []);
}
