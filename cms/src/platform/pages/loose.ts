/**
 * A page's data before they are parsed: the same names and shapes, where anything may still be missing.
 * Loaders fill this in from records; `pageSchema` then decides whether it can be shown.
 */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [Name in keyof T]: Loose<T[Name]> | null | undefined }
    : T
