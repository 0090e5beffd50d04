import { Icon } from './Icon';

interface FailedProps {
  readonly title: string;
  readonly sentence: string;
  readonly retry?: (() => void) | undefined;
  readonly back?: { readonly href: string; readonly label: string };
}

const LEVELS = { href: '/', label: 'Choose a level' };

/** Something is not there: what, why, and the next thing to do. */
export function Failed({ title, sentence, retry, back = LEVELS }: FailedProps) {
  return (
    <section class="notice" role="alert">
      <Icon name="alert" />
      <h1>{title}</h1>
      <p class="soft">{sentence}</p>
      <p class="row">
        {retry && (
          <button type="button" class="button lead" onClick={retry}>
            Try again
          </button>
        )}
        <a class="button" href={back.href}>
          {back.label}
        </a>
      </p>
    </section>
  );
}
