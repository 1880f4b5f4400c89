/**
 * Wire format of the content calls: paths and field names. (spec 1, 3 and 7) No other file uses these spellings.
 * On the wire, money is in rupees, weight in kilograms, and pictures are URLs.
 */

import type { WireCall } from '../platform/wire-call.ts'
import { flag, number, optionalText, rows, rupees, text, texts, wireTable } from '../platform/wire-table.ts'

/** A college that offers a course, with its price. */
export const collegeOfferTable = wireTable({
  id: text('collegeId'),
  name: text('collageName'),
  totalPricePaise: rupees('totalprice'),
})

export const semesterFeeTable = wireTable({ title: text('semtitle'), feePaise: rupees('semfees') })

const course = wireTable({
  id: text('_id'),
  name: text('cou_name'),
  description: text('cou_description'),
  image: optionalText('cou_image'),
  video: optionalText('cou_video'),
  durationYears: number('cou_duration'),
  startingPricePaise: rupees('cou_price'),
  visible: flag('cou_isSeen'),
  enrolmentOpen: flag('cou_isActive'),
  colleges: rows('cou_colleges', collegeOfferTable),
  semesterFees: rows('cou_sem_prices', semesterFeeTable),
  otherDetails: text('cou_other_details'),
})

const college = wireTable({
  id: text('_id'),
  name: text('col_name'),
  images: texts('col_images'),
  mapUrl: optionalText('col_location'),
  courses: rows('col_courses', wireTable({ id: text('courseId') })),
})

const galleryItem = wireTable({
  id: text('_id'),
  title: text('gal_title'),
  images: texts('gal_image'),
})

export const wire = { course, college, galleryItem }

/** Each call replies with `success`, `msg` and, on success, `result`. */
export const contentCalls = {
  courses: { method: 'get', path: '/course/getcourses' },
  course: { method: 'get', path: '/course/getCourseById/:id' },
  colleges: { method: 'get', path: '/college/getColleges' },
  college: { method: 'get', path: '/college/getCollegeById/:id' },
  gallery: { method: 'get', path: '/gallery/getAllgallery' },
} as const satisfies Record<string, WireCall>
