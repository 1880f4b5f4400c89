import { collegeEndpoints } from './colleges/colleges-endpoints.ts'
import { courseEndpoints } from './courses/courses-endpoints.ts'
import { getAllGallery } from './gallery/gallery-endpoint.ts'
import { sitePage } from './pages/page-endpoint.ts'
import { placeOfPin } from './pin-codes/pin-endpoint.ts'
import { translationEndpoints } from './translations/save-endpoint.ts'

/** Public content calls, for the site and for API clients (spec 1, 7), and those of translators. */
export const contentEndpoints = [
  ...courseEndpoints,
  ...collegeEndpoints,
  getAllGallery,
  sitePage,
  placeOfPin,
  ...translationEndpoints,
]
