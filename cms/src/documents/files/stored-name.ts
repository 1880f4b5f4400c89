import { storedName } from '../../storage/upload-names.ts'

/** The name of a generated file in the storage. */
export const printedName = (filename: string) => storedName('private/printed', filename)
