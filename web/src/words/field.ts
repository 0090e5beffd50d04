// The field for a puzzle as text, and the file that it may come from.

export const FIELD = {
  open: 'Open a file',
  file: 'A file with a puzzle',
  empty: (name: string) => `The file ${name} is empty.`,
  unread: (name: string) => `The file ${name} cannot be read.`,
  previous: 'Previous puzzle',
  next: 'Next puzzle',
  piece: (number: number, of: number) => `Puzzle ${number} of ${of}`,
};
