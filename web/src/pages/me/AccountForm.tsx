import { useRef, useState } from 'preact/hooks';
import { Problem } from '../../api/port';
import { sentenceOf } from '../../site/useLoaded';
import { fieldOf, type FieldName } from '../../model/me/refusal';
import { ENTER, FIELDS } from '../../words/me';

// What a browser may offer to fill in.
const KINDS: Record<FieldName, { type: string; autocomplete: string }> = {
  name: { type: 'text', autocomplete: 'username' },
  password: { type: 'password', autocomplete: 'current-password' },
  code: { type: 'text', autocomplete: 'one-time-code' },
  old: { type: 'password', autocomplete: 'current-password' },
  new: { type: 'password', autocomplete: 'new-password' },
};

interface AccountFormProps {
  readonly id: string;
  readonly fields: readonly FieldName[];
  readonly fresh?: boolean; // the password is a new one
  readonly deed: string;
  readonly danger?: boolean;
  readonly submit: (values: Record<FieldName, string>) => Promise<void>;
  readonly children?: preact.ComponentChildren; // between the fields and the button
}

/** A form for the server to answer; what it refuses is said at the field that it is about. */
export function AccountForm(props: AccountFormProps) {
  const { id, fields, deed, submit } = props;
  const [refused, setRefused] = useState<{ field: FieldName | null; sentence: string } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async (): Promise<void> => {
    const data = new FormData(form.current!);
    const values = Object.fromEntries(
      fields.map((field) => [field, data.get(field) as string]),
    ) as Record<FieldName, string>;
    setBusy(true);
    setRefused(null);
    try {
      await submit(values);
      form.current?.reset();
    } catch (error) {
      const field = error instanceof Problem ? fieldOf(error, fields) : null;
      setRefused({ field, sentence: sentenceOf(error) });
      if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="account-form"
      ref={form}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      {fields.map((field) => {
        const wrong = refused?.field === field;
        const { type, autocomplete } = KINDS[field];
        return (
          <div class="account-field" key={field}>
            <label for={`${id}-${field}`}>{FIELDS[field]}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              type={type}
              required
              autocapitalize="none"
              spellcheck={false}
              autocomplete={props.fresh && field === 'password' ? 'new-password' : autocomplete}
              aria-invalid={wrong}
              aria-describedby={wrong ? `${id}-${field}-wrong` : undefined}
            />
            {wrong && (
              <p class="field-wrong" id={`${id}-${field}-wrong`} role="alert">
                {refused.sentence}
              </p>
            )}
          </div>
        );
      })}
      {props.children}
      <p class="row">
        <button class={`button ${props.danger ? 'danger' : 'lead'}`} aria-disabled={busy}>
          {busy ? ENTER.busy : deed}
        </button>
      </p>
      {refused?.field === null && (
        <p class="field-wrong" role="alert">
          {refused.sentence}
        </p>
      )}
    </form>
  );
}
