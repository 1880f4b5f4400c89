/**
 * A page's data before validation: the same shape, but every property may be missing. Loaders build it from records;
 * `pageSchema` then validates it.
 */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [Name in keyof T]: Loose<T[Name]> | null | undefined }
    : T
