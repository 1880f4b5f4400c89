/**
 * Shape of the demo content: plain data in terms of the collections, with pictures by file name and relationships by
 * key. `insert-content.ts` converts it to records.
 */

import type { PolicyKey } from '@pravesh/shared/content/options'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { SeedPicture } from '../../portal/demo-content.ts'

/**
 * Rich text in a subset of Markdown: paragraphs, `## headings`, `- lists`, `1. lists`, `**bold**`, `[label](address)`.
 */
export type SeedRichText = string

export interface SeedCourse {
  code: CourseCode
  name: string
  /** One or two sentences for cards. */
  summary: string
  description: string
  eligibility: string
  careers: string
  image: SeedPicture
  videoUrl: string
  durationYears: number
  visible: boolean
  enrolmentOpen: boolean
  /** In rupees. */
  startingPrice: number
  colleges: { college: string; totalPrice: number; seats: number }[]
  semesterFees: { title: string; fee: number }[]
  otherDetails: SeedRichText
}

export interface SeedCollege {
  key: string
  name: string
  city: string
  state: string
  address: string
  about: SeedRichText
  images: SeedPicture[]
}

/** A video of a course or college: at an address, or a file. */
export interface SeedVideo {
  title: string
  url?: string
  file?: SeedFile
  transcript: string
  poster: SeedPicture | undefined
}

/** A video in `media/seed/`, and its English captions. */
export interface SeedFile {
  file: string
  title: string
  captions: string
  captionsTitle: string
}

export interface SeedGalleryItem {
  title: string
  images: SeedPicture[]
}

export interface SeedNotice {
  title: string
  /** How many days before the seed it is dated. */
  daysAgo: number
  /** How many days after the seed it is shown; null for no last day. */
  daysLeft: number | null
  pinned: boolean
  /** None for everybody. */
  courses: CourseCode[]
  body: SeedRichText
}

export interface SeedPolicy {
  key: PolicyKey
  title: string
  /** ISO date. */
  lastUpdated?: string
  body: SeedRichText
}

export interface SeedHome {
  hero: { title: string; text: string; picture: SeedPicture }
  features: { title: string; text: string }[]
  promises: { title: string; text: string }[]
  about: { title: string; text: string; picture: SeedPicture }
}

export interface SeedAbout {
  title: string
  lead: string
  body: SeedRichText
  pictures: SeedPicture[]
}

export interface SeedReferenceList {
  key: string
  title: string
  /** One sentence that tells editors where the values are offered. */
  help: string
  values: string[]
}

export interface SeedSite {
  name: string
  tagline: string
  contact: { phone: string; email: string; address: string; hours: string }
  /** International number without plus or spaces. */
  whatsapp: string
  liveClassesUrl: string
  social: { network: 'facebook' | 'instagram' | 'youtube' | 'x' | 'linkedin'; href: string }[]
  footerNote: string
}

/** Translations of the demo content by its English passages. */
export interface SeedTranslations {
  current: Readonly<Record<string, string>>
  /** By the present English text: the earlier one, and its translation. */
  older: Readonly<Record<string, { english: string; text: string }>>
}
