import { collegeEndpoints } from './colleges/colleges-endpoints.ts'
import { courseEndpoints } from './courses/courses-endpoints.ts'
import { getAllGallery } from './gallery/gallery-endpoint.ts'
import { sitePage } from './pages/page-endpoint.ts'

/** The calls that give content to the site and to others. (spec 1, 7) */
export const contentEndpoints = [...courseEndpoints, ...collegeEndpoints, getAllGallery, sitePage]
