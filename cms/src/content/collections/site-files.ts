import { CAPTION_LANGUAGES, DEFAULT_CAPTION_LANGUAGE } from '@pravesh/shared/content/caption-languages'
import type { CollectionConfig, NumberField, TextField, UploadConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { SITE_FOLDERS } from '../../storage/site-files.ts'
import { MAX_CAPTION_BYTES } from '../../storage/uploads/captions/check-captions.ts'
import { STAFF_FILE_BYTES } from '../../storage/uploads/upload-limits.ts'
import { checkPublicPdf } from '../media/check-public-pdf.ts'
import { cleanCaptions } from '../media/clean-captions.ts'
import { cleanVideo } from '../media/clean-video.ts'

const titleField = (description: string): TextField => ({
  name: 'title',
  type: 'text',
  required: true,
  maxLength: 120,
  label: 'Title',
  admin: { description },
})

const list = {
  group: groups.website,
  hideAPIURL: true,
  useAsTitle: 'title',
  ...searchedBy('title or file name', ['title', 'filename']),
}

const upload = (staticDir: string, mimeTypes: string[]): UploadConfig => ({
  staticDir,
  mimeTypes,
  crop: false,
  focalPoint: false,
  pasteURL: false,
})

const fact = { readOnly: true, position: 'sidebar' } as const

/** Short videos of courses and colleges, public at `/media/NAME` (decision 68). */
export const videoFiles: CollectionConfig = {
  slug: 'video-files',
  labels: { singular: 'Video', plural: 'Videos' },
  access: accessTo('video-files'),
  admin: {
    ...list,
    defaultColumns: ['title', 'filesize', 'seconds', 'updatedAt'],
    description:
      'Short videos of courses and colleges: MP4 (H.264 and AAC) or WebM. Where they were filmed and similar data are removed.',
  },
  defaultSort: '-createdAt',
  // The second is what Payload takes some MP4 for.
  upload: upload(SITE_FOLDERS.videos, ['video/mp4', 'video/x-m4v', 'video/webm']),
  fields: [
    titleField('A few words, for example “A walk through the college”. The file is named after them.'),
    { name: 'seconds', type: 'number', label: 'Seconds', admin: fact },
  ],
  hooks: { beforeOperation: [cleanVideo] },
}

/** Captions of those videos. */
export const captionFiles: CollectionConfig = {
  slug: 'caption-files',
  labels: { singular: 'Captions of a video', plural: 'Captions of videos' },
  access: accessTo('caption-files'),
  admin: {
    ...list,
    defaultColumns: ['title', 'language', 'cues', 'updatedAt'],
    description: `Captions of short videos as WebVTT (.vtt), at most ${MAX_CAPTION_BYTES / 1024} kB. Only their text and times are stored.`,
  },
  defaultSort: '-createdAt',
  upload: upload(SITE_FOLDERS.captions, ['text/vtt']),
  fields: [
    titleField('The video and the language, for example “A walk through the college, Bengali”.'),
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: DEFAULT_CAPTION_LANGUAGE,
      label: 'Language of the captions',
      options: Object.entries(CAPTION_LANGUAGES).map(([value, label]) => ({ value, label })),
    },
    { name: 'cues', type: 'number', label: 'Captions', admin: fact },
  ],
  hooks: { beforeOperation: [cleanCaptions] },
}

const isPublic = `at most ${STAFF_FILE_BYTES / 1024 / 1024} MB each. A PDF is public at its address once it is uploaded.`

const pdfFiles = {
  defaultSort: '-createdAt',
  admin: { ...list, defaultColumns: ['title', 'filesize', 'pages', 'updatedAt'] },
}

const pagesField: NumberField = { name: 'pages', type: 'number', label: 'Pages', admin: fact }

/** PDFs that notices offer. */
export const noticeFiles: CollectionConfig = {
  ...pdfFiles,
  slug: 'notice-files',
  labels: { singular: 'File of a notice', plural: 'Files of notices' },
  access: accessTo('notice-files'),
  admin: { ...pdfFiles.admin, description: `PDFs that notices offer, ${isPublic}` },
  upload: upload(SITE_FOLDERS.notices, ['application/pdf']),
  fields: [
    titleField('What the file is, for example “Timetable of the examination”. The notice shows it.'),
    pagesField,
  ],
  hooks: { beforeOperation: [checkPublicPdf('notice')] },
}

/** PDFs with a few pages of books, which the pages of the books offer. */
export const sampleFiles: CollectionConfig = {
  ...pdfFiles,
  slug: 'sample-files',
  labels: { singular: 'Sample of a book', plural: 'Samples of books' },
  access: accessTo('sample-files'),
  admin: {
    ...pdfFiles.admin,
    group: groups.bookshop,
    description: `A few pages of a book as PDF, ${isPublic}`,
  },
  upload: upload(SITE_FOLDERS.samples, ['application/pdf']),
  fields: [titleField('The book, for example “Childhood and Growing Up”. The file is named after it.'), pagesField],
  hooks: { beforeOperation: [checkPublicPdf('sample')] },
}
