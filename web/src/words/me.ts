// Every sentence of the Me pages that is not the server's.
import type { PastGame } from '../model/me/history';
import { several } from './count';

export const ME = {
  title: 'Me',
  none: 'You play without an account: only this browser can show what is here.',
  out: 'Your log-in has ended. Log in again to see what your account has.',
  logout: 'Log out',
  stillIn: (why: string) => `You are still logged in. ${why}`,
  retry: 'Try again',
};

export const ENTER = {
  modes: {
    login: { title: 'Log in', deed: 'Log in', line: '' },
    register: {
      title: 'Register',
      deed: 'Register',
      line: 'With an account your games, times and progress are on every device. A name is enough.',
    },
    recover: {
      title: 'A new password',
      deed: 'Set it',
      line: 'With one of the codes that you were given with the account.',
    },
  },
  toLogin: 'I have an account',
  toRegister: 'I am new here',
  toRecover: 'I have lost my password',
  busy: 'One moment …',
};

export const FIELDS = {
  name: 'Name',
  password: 'Password',
  code: 'Recovery code',
  old: 'Password until now',
  new: 'New password',
};

export const CODES = {
  title: 'Your recovery codes',
  line: 'Each opens your account once if you lose the password. They are shown only now.',
  list: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  kept: 'I have kept them',
};

export const ACCOUNT = {
  title: 'Account',
  password: 'Change the password',
  passwordDeed: 'Change it',
  passwordDone: 'The password is changed. Every other log-in has ended.',
  codes: 'New recovery codes',
  codesDeed: 'Make new codes',
  codesLine: 'The codes from before end.',
  everywhere: 'Log out everywhere',
  remove: 'Delete my account',
  removeLine: 'Games, times, progress and saved puzzles go with it. Nothing can bring them back.',
  removeDeed: 'Delete it for good',
  sure: (name: string) => `I want to delete the account ${name}`,
};

export const RECORD = {
  title: 'Statistics',
  here: 'Solved here',
  none: 'Nothing yet.',
  first: 'Play your first puzzle',
  then: 'and its time will be here.',
  level: 'Level',
  solved: 'Solved',
  best: 'Best',
  average: 'Mean',
  median: 'Median',
  aided: 'With hints',
  counts: 'Best, mean and median count games without hints.',
  all: 'puzzles solved',
  streak: 'days in a row',
  longest: 'days at the longest',
  score: 'points',
  perDay: 'Solved per day',
  perDayLast: (days: number) => `the last ${days} days`,
  times: 'Time',
  timesLast: (count: number) => `the last ${several(count, 'puzzle')}, with hints and without`,
  timesLevel: 'Level of the times',
  day: 'Day',
  time: 'Time',
};

export const CHART = { table: 'As a table' };

const STATES: Record<PastGame['state'], string> = {
  running: 'Unfinished',
  paused: 'Paused',
  solved: 'Solved',
  'given-up': 'Given up',
};

export const GAMES = {
  title: 'Games',
  none: 'Every game you play will be listed here.',
  state: (state: PastGame['state']) => STATES[state],
  moves: (count: number) => several(count, 'move'),
  hints: (count: number) => `with ${several(count, 'hint')}`,
  mistakes: (count: number) => several(count, 'mistake'),
  score: (points: number) => several(points, 'point'),
  replay: 'Replay',
  continue: 'Continue',
  newer: 'Newer',
  older: 'Older',
  page: (at: number, of: number) => `Page ${at} of ${of}`,
};

export const REPLAY = {
  back: 'All games',
  missing: 'There is no such game',
  late: 'The game did not come',
  board: (title: string) => `The board of ${title}`,
  start: 'The start of the game.',
  play: 'Play it again',
  continue: 'Continue',
  analyse: 'Analyse',
  watch: 'Watch a solver',
};

export const SAVED = {
  title: 'Saved puzzles',
  none: 'Puzzles that you save under Analyse and Generate will be here.',
  play: 'Play',
  analyse: 'Analyse',
  remove: 'Remove',
  picture: (title: string) => `The puzzle ${title}`,
  save: 'Save',
  done: 'Saved',
};

export const PROGRESS = {
  title: 'Techniques',
  of: (cleared: number, all: number) => `${cleared} of ${all} cleared.`,
  on: 'Go on learning',
  stage: 'Stage',
  cleared: 'Cleared',
  practised: 'Practised',
  due: (count: number) => `${several(count, 'technique is', 'techniques are')} due for review.`,
  review: 'Review',
};

export const SETTINGS = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

export const DATA = {
  title: 'Data in this browser',
  line: 'Games, times, progress and settings as this browser keeps them.',
  save: 'Save a copy',
  erase: 'Delete it',
  sure: 'Yes, delete it all',
  keep: 'Keep it',
  kept: (why: string) => `Nothing is deleted yet. ${why}`,
};

export const OWN_DATA = {
  title: 'Data of your account',
  line: 'Everything that the server has of you, as one file.',
  export: 'Save my data',
  import: 'Bring data back',
  imported: (games: number, saved: number, known: number) =>
    `${several(games, 'game')} and ${several(saved, 'saved puzzle')} came back; ${several(known, 'was', 'were')} here already.`,
  unreadable: 'This file is not what Nonet saved.',
};
