// What is said of an event: its own text, with a technique's name; and how logic ended.
import type { TraceEvent } from '../../model/watch/trace';

export interface Saying {
  readonly title: string | null;
  readonly text: string;
}
export type Say = (event: TraceEvent) => Saying;

export const sayer =
  (engine: string, name: (key: string) => string, ending: string): Say =>
  (event) => ({
    title: event.technique === undefined ? null : name(event.technique),
    // Other engines give up at a limit; logic comes to the end of what it knows.
    text: engine === 'logic' && event.verdict === 'gave-up' && ending ? ending : told(event),
  });

// The show ends at the first solution: that the search goes on is the proof's affair.
const told = ({ kind, because, count = 1, text }: TraceEvent): string =>
  kind === 'solution' && because?.reason === 'goes_on' && count === 1
    ? text.replace(/; now .*/, '.')
    : text;
