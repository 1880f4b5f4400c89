/**
 * A page's data before validation: the same shape, but every property may be missing. Loaders build it from records;
 * `pageSchema` then validates it.
 */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [Name in keyof T]: DeepPartial<T[Name]> | null | undefined }
    : T
