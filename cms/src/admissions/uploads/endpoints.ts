import { document } from './document-endpoint.ts'
import { upload } from './upload-endpoint.ts'

export const documentEndpoints = [upload, document]
