import { bookEndpoints } from './books.ts'
import { collegeEndpoints } from './colleges.ts'
import { courseEndpoints } from './courses.ts'
import { getAllGallery } from './gallery.ts'
import { sitePage } from './site-page.ts'

/** The calls that give content to the site and to others. (spec 1, 7) */
export const contentEndpoints = [...courseEndpoints, ...collegeEndpoints, getAllGallery, ...bookEndpoints, sitePage]
