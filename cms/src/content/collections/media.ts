import type { CollectionConfig, ImageSize } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { STAFF_FILE_BYTES, STAFF_FILE_MB } from '../../storage/uploads/upload-limits.ts'
import { focusFields } from '../fields/focus.ts'
import { cleanSitePicture } from '../media/clean-site-picture.ts'
import { namePicture } from '../media/file-name.ts'
import { refuseLarge } from '../media/refuse-large.ts'
import { refuseUnreadable } from '../media/refuse-unreadable.ts'
import { AVIF_SIZE, SOCIAL_SIZE } from '../media/sizes.ts'

/** Of the picture that a page shows when it is enlarged. */
const LARGEST = { width: 2000, height: 2000 }

const SMALLER = 'Make the picture smaller and upload it again.'

const webp = { format: 'webp', options: { quality: 80 } } as const

/** A quarter smaller than WebP at the same look, at 0.2 seconds of CPU for a picture. More effort saves little and costs much. */
const avif = { format: 'avif', options: { quality: 50, effort: 1 } } as const

const WIDTHS = [320, 640, 960, 1440]
/** For phones. The widest picture would take as long as three of these. */
const AVIF_WIDTHS = [320, 640, 960]

/** Without a height the aspect ratio is preserved; widths larger than the original are skipped. */
const sizes: ImageSize[] = [
  ...WIDTHS.map((width) => ({ name: `w${width}`, width, formatOptions: webp })),
  ...AVIF_WIDTHS.map((width) => ({ name: `${AVIF_SIZE}${width}`, width, formatOptions: avif })),
]

/** For previews of links: several networks show no WebP. */
const social: ImageSize = {
  name: SOCIAL_SIZE,
  width: 1200,
  height: 1200,
  fit: 'inside',
  withoutEnlargement: true,
  formatOptions: { format: 'jpeg', options: { quality: 80 } },
}

/**
 * Public pictures. Each is re-encoded as WebP and AVIF, which strips metadata such as location and camera. The site links them
 * as `/media/<filename>`; names are never reused, so they can be cached forever.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: accessTo('media'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'filename', 'updatedAt'],
    ...searchedBy('what the picture shows or file name', ['alt', 'filename']),
    description: `All pictures of the site. JPEG, PNG or WebP, at most ${STAFF_FILE_MB} MB each; HEIC photos of iPhones as JPEG.`,
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: 'public',
    // Payload checks the renditions by this list too. `refuseUnreadable` refuses AVIF as an upload.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: webp,
    resizeOptions: { ...LARGEST, fit: 'inside', withoutEnlargement: true },
    imageSizes: [...sizes, social],
    adminThumbnail: 'w320',
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'What the picture shows',
      admin: {
        description:
          'One sentence for people who cannot see it, for example “Students read in the library of the college”.',
      },
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 120,
      label: 'Caption',
      admin: {
        description:
          'A few words that galleries show with the picture, for example “Chemistry laboratory, first floor”.',
      },
    },
    ...focusFields,
    {
      name: 'blur',
      type: 'text',
      label: 'Blurred picture',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
  hooks: {
    beforeOperation: [refuseLarge(STAFF_FILE_BYTES, SMALLER), refuseUnreadable, cleanSitePicture(LARGEST), namePicture],
  },
}
