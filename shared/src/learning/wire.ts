/** Wire format of recorded courses and their calls: paths and field names. (spec 1, 3 "Course content" and 7) */
import * as z from 'zod/mini'
import type { WireCall } from '../platform/wire-call.ts'
import { choice, flag, optionalText, rows, rupees, text, type WireField, wireTable } from '../platform/wire-table.ts'
import type { VideoMark } from './progress.ts'

/** Paths are below `/api`. */
export const learningCalls = {
  myCourses: { method: 'get', path: '/orderstudycontent/myOrderstudyContent' },
  courseContent: { method: 'get', path: '/purchescourse/getcontentbyid/:id' },
  // Not in the specification: buying, and what the buyer has watched.
  buyCourse: { method: 'post', path: '/purchescourse/buyCourse' },
  markVideo: { method: 'post', path: '/orderstudycontent/markVideo' },
} as const satisfies Record<string, WireCall>

/** Nullable time in ISO 8601. */
const optionalTime = <Name extends string>(name: Name): WireField<Name, string | null, string | null> => ({
  name,
  toWire: (value) => value,
  fromWire: z.nullable(z.string()),
})

/** A video of a bought course. Its id and the progress are our additions. */
export const videoTable = wireTable({
  title: text('title'),
  address: text('video_url'),
  summary: text('sml_desc'),
  id: text('_id'),
  openedAt: optionalTime('opened_at'),
  isWatched: flag('watched'),
})

/** A bought course. The receipt and the time of the purchase are our additions. */
export const boughtCourseTable = wireTable({
  id: text('_id'),
  image: optionalText('cor_image'),
  name: text('cor_name'),
  description: text('cor_description'),
  pricePaise: rupees('cor_price'),
  duration: text('cor_duration'),
  videos: rows('cor_content', videoTable),
  /** Of the payment; for `generate-pdf`. */
  transactionId: text('transactionId'),
  boughtAt: text('createdAt'),
})

/** The field of the reply with the purchases that were begun and are not paid, in domain names: our addition. */
export const BEGUN_FIELD = 'begun'

/** A purchase that a student starts. The price is compared; both identifiers are ignored. */
export const buyTable = wireTable({
  courseId: text('cid'),
  pricePaise: rupees('cor_price'),
  merchantId: text('MUID'),
  transactionId: text('transactionId'),
})

const marks: Record<VideoMark, string> = { opened: 'opened', watched: 'watched', unwatched: 'unwatched' }

export const markTable = wireTable({
  courseId: text('cid'),
  videoId: text('vid'),
  mark: choice('mark', marks),
})
