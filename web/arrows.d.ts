import type { Linter } from 'eslint';
export const ARROWS: Readonly<Record<string, readonly string[]>>;
export const FOLDERS: readonly string[];
export const arrows: Linter.Config[];
