// Made from docs/ when the site is built: web/lessons.ts.
declare module 'virtual:lessons' {
  interface Family {
    readonly title: string;
    readonly general: string;
    readonly own: Readonly<Record<string, string>>;
  }
  export const catalogue: readonly {
    readonly key: string;
    readonly name: string;
    readonly points: number | null; // of the standard profile
    readonly unique: boolean; // assumes one solution
    readonly family: string;
  }[];
  export const families: Readonly<Record<string, Family>>;
  export const basics: readonly (Family & { readonly key: string })[];
  export const examples: Readonly<Record<string, string>>; // library lines
}
