/**
 * What each public page needs to be drawn: plain JSON, made by the CMS from published records and parsed here
 * before a page is rendered, so that a bad record keeps the old page up instead of breaking it.
 */
import * as z from 'zod/mini'
import { COURSE_CODES, POLICY_KEYS, SEMESTERS } from './options.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const optionalText = z.nullable(z.string())
/** Whole paise; 100 paise are one rupee. */
const paise = z.int().check(z.nonnegative())
/** HTML made by the CMS from rich text: already escaped and limited to the editor's elements. */
const html = z.string()
const isoDate = z.iso.datetime()
const url = z.string().check(z.minLength(1))

export const pictureSchema = z.object({
  alt: text,
  /** The largest rendition; a site-relative path. */
  url,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Renditions of the same picture, narrowest first; site-relative paths. */
  sources: z.array(z.object({ url, width: z.int().check(z.positive()) })),
})
export type Picture = z.infer<typeof pictureSchema>

export const siteSchema = z.object({
  /** The portal's address without a trailing slash: canonical links and social cards are built on it. */
  origin: url,
  name: text,
  tagline: text,
  logo: z.nullable(pictureSchema),
  contact: z.object({
    phone: text,
    email: text,
    address: text,
    hours: optionalText,
  }),
  /** International number without plus or spaces, as wa.me wants it. */
  whatsapp: optionalText,
  liveClassesUrl: url,
  social: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin']), href: url })),
  footerNote: optionalText,
})
export type Site = z.infer<typeof siteSchema>

export const courseCardSchema = z.object({
  id: text,
  code: z.enum(COURSE_CODES),
  name: text,
  summary: text,
  image: z.nullable(pictureSchema),
  durationYears: z.number().check(z.positive()),
  startingPricePaise: paise,
  enrolmentOpen: z.boolean(),
})
export type CourseCard = z.infer<typeof courseCardSchema>

export const collegeCardSchema = z.object({
  id: text,
  name: text,
  city: text,
  state: text,
  image: z.nullable(pictureSchema),
  /** Names of the visible courses taught here. */
  courseNames: z.array(text),
})
export type CollegeCard = z.infer<typeof collegeCardSchema>

export const bookCardSchema = z.object({
  id: text,
  /** Last segment of the book's address. */
  slug: text,
  name: text,
  author: text,
  course: z.enum(COURSE_CODES),
  semester: z.enum(SEMESTERS),
  language: text,
  publisher: text,
  pricePaise: paise,
  /** Copies in stock. */
  copies: z.int().check(z.nonnegative()),
  pages: z.int().check(z.positive()),
  image: z.nullable(pictureSchema),
})
export type BookCard = z.infer<typeof bookCardSchema>

/** A heading with a sentence or two under it. */
const pointSchema = z.object({ title: text, text })

const base = { site: siteSchema }

export const homePageSchema = z.object({
  kind: z.literal('home'),
  ...base,
  hero: z.object({ title: text, text, picture: z.nullable(pictureSchema) }),
  features: z.array(pointSchema),
  promises: z.array(pointSchema),
  about: z.object({ title: text, text, picture: z.nullable(pictureSchema) }),
  courses: z.array(courseCardSchema),
  /** Published colleges, and the number of different states they stand in. */
  counts: z.object({ colleges: z.int(), states: z.int() }),
})

export const coursesPageSchema = z.object({
  kind: z.literal('courses'),
  ...base,
  courses: z.array(courseCardSchema),
})

export const coursePageSchema = z.object({
  kind: z.literal('course'),
  ...base,
  course: z.extend(courseCardSchema, {
    description: text,
    videoUrl: optionalText,
    colleges: z.array(z.object({ id: text, name: text, city: text, state: text, totalPricePaise: paise })),
    semesterFees: z.array(z.object({ title: text, feePaise: paise })),
    otherDetails: html,
  }),
})

export const collegesPageSchema = z.object({
  kind: z.literal('colleges'),
  ...base,
  colleges: z.array(collegeCardSchema),
})

export const collegePageSchema = z.object({
  kind: z.literal('college'),
  ...base,
  college: z.object({
    id: text,
    name: text,
    city: text,
    state: text,
    address: optionalText,
    about: html,
    pictures: z.array(pictureSchema),
    /** An https address that Google Maps allows to be shown in a frame. */
    mapUrl: optionalText,
    courses: z.array(z.extend(courseCardSchema, { totalPricePaise: paise })),
  }),
})

export const galleryPageSchema = z.object({
  kind: z.literal('gallery'),
  ...base,
  items: z.array(z.object({ id: text, title: text, pictures: z.array(pictureSchema) })),
})

export const aboutPageSchema = z.object({
  kind: z.literal('about'),
  ...base,
  title: text,
  lead: text,
  body: html,
  pictures: z.array(pictureSchema),
})

export const policyPageSchema = z.object({
  kind: z.literal('policy'),
  ...base,
  key: z.enum(POLICY_KEYS),
  title: text,
  body: html,
  lastUpdated: isoDate,
})

export const booksPageSchema = z.object({
  kind: z.literal('books'),
  ...base,
  filter: z.object({
    course: z.nullable(z.enum(COURSE_CODES)),
    semester: z.nullable(z.enum(SEMESTERS)),
    /** What was searched for, or an empty string. */
    search: z.string(),
  }),
  books: z.array(bookCardSchema),
  /** From 1. */
  page: z.int().check(z.positive()),
  pageCount: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
})

export const bookPageSchema = z.object({
  kind: z.literal('book'),
  ...base,
  book: z.extend(bookCardSchema, {
    description: optionalText,
    pictures: z.array(pictureSchema),
  }),
})

export const contactPageSchema = z.object({
  kind: z.literal('contact'),
  ...base,
  /** What a visitor without JavaScript sent, with its mistakes; null on the published page. */
  form: z.nullable(
    z.object({
      values: z.record(z.string(), z.string()),
      errors: z.array(z.object({ field: z.string(), message: text })),
    }),
  ),
})

/** Pages of accounts: static shells whose script asks who is looking. Not for search engines. (design, "Publishing") */
export const SHELL_PAGES = [
  'login',
  'register',
  'verify-account',
  'activate-account',
  'forgot-password',
  'reset-password',
  'student-dashboard',
  'student-account',
  'student-orders',
  'student-settings',
  'enroll',
  'application-status',
  'application-update',
  'application-success',
  'not-approved',
] as const

/** Pages whose words do not change with the content: they need the site's settings only. */
export const PLAIN_PAGES = [
  'purchase',
  'something-wrong',
  'not-found',
  'success',
  'failure',
  'book-coming-soon',
  ...SHELL_PAGES,
] as const
export const plainPageSchema = z.object({ kind: z.enum(PLAIN_PAGES), ...base })

export const pageSchema = z.discriminatedUnion('kind', [
  homePageSchema,
  coursesPageSchema,
  coursePageSchema,
  collegesPageSchema,
  collegePageSchema,
  galleryPageSchema,
  aboutPageSchema,
  policyPageSchema,
  booksPageSchema,
  bookPageSchema,
  contactPageSchema,
  plainPageSchema,
])

export type PageData = z.infer<typeof pageSchema>
export type PageKind = PageData['kind']
export type PageOf<K extends PageKind> = PageData & { kind: K }
