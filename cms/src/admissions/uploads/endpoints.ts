import { document } from './document-endpoint.ts'
import { upload } from './upload-endpoint.ts'

/** The calls of documents. */
export const documentEndpoints = [upload, document]
