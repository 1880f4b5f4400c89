import { document } from './document.ts'
import { upload } from './upload.ts'

/** The calls of documents. */
export const documentEndpoints = [upload, document]
