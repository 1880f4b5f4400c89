import * as z from 'zod/mini'
import { html, optionalText, paise, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { courseCardSchema } from './courses.ts'

const collegeCardSchema = z.object({
  id: text,
  name: text,
  city: text,
  state: text,
  image: z.nullable(pictureSchema),
  /** Visible courses only. */
  courseNames: z.array(text),
})
export type CollegeCard = z.infer<typeof collegeCardSchema>

export const collegesPage = pageKind('colleges', { colleges: z.array(collegeCardSchema) })

export const collegePage = pageKind('college', {
  college: z.object({
    id: text,
    name: text,
    city: text,
    state: text,
    address: optionalText,
    about: html,
    pictures: z.array(pictureSchema),
    /** An https URL that Google Maps allows in a frame. */
    mapUrl: optionalText,
    courses: z.array(z.extend(courseCardSchema, { totalPricePaise: paise })),
  }),
})
