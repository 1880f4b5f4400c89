import { storedName } from '../../storage/upload-names.ts'

/** Of applicants' files in the storage; outside all publicly served folders. */
export const DOCUMENT_FOLDER = 'private/documents'

/** The name of a document in the storage. */
export const documentName = (filename: string) => storedName(DOCUMENT_FOLDER, filename)
