// The rating card of a puzzle in words.
import { isLevel } from '../../model/puzzle/level';
import { capital, SYMMETRIES, type Rating } from '../../model/puzzle/rating';
import { NEEDED, NEEDS } from '../../words/levels';

const symmetryTitle = (name: string): string =>
  SYMMETRIES.find((symmetry) => symmetry.name === name)?.title ?? name;

/** The lines of the card below its headline. */
export function cardLines(rating: Rating): { label: string; value: string; note: string }[] {
  const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  return [
    {
      label: 'Technique score',
      value: rating.score === null ? '–' : `${rating.score} points`,
      note: rating.score === null ? '' : capital(rating.score_level),
    },
    {
      label: 'Logical path',
      value: rating.solved ? plural(rating.steps, 'step') : 'Not to the end',
      note: rating.solved ? '' : `stuck after ${plural(rating.steps, 'step')}`,
    },
    ...(rating.narrowest === null
      ? []
      : [{ label: 'Narrowest point', value: plural(rating.narrowest, 'choice'), note: '' }]),
    { label: 'Guesses by rules alone', value: String(rating.guesses), note: '' },
    ...(isLevel(rating.level)
      ? [{ label: NEEDED.ofLevel, value: capital(NEEDS[rating.level]), note: '' }]
      : []),
    { label: 'Clause learning', value: plural(rating.conflicts, 'conflict'), note: '' },
    {
      label: 'Givens',
      value: String(rating.givens),
      note: rating.minimal ? 'all needed' : 'some to spare',
    },
    {
      label: 'Symmetry',
      value: rating.symmetries.map(symmetryTitle).join(', ') || 'None',
      note: '',
    },
  ];
}
