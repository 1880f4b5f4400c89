import { document } from './document-endpoint.ts'
import { pagesEndpoints } from './pages-endpoints.ts'
import { upload } from './upload-endpoint.ts'

export const documentEndpoints = [upload, document, ...pagesEndpoints]
