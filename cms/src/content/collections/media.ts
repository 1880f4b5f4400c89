import type { CollectionConfig, ImageSize } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessTo } from '../../staff/index.ts'
import { cleanSitePicture } from '../media/clean-site-picture.ts'
import { namePicture } from '../media/file-name.ts'
import { refuseUnreadable } from '../media/refuse-unreadable.ts'
import { SOCIAL_SIZE } from '../media/social-size.ts'

/** Of the picture that a page shows when it is enlarged. */
const LARGEST = { width: 2000, height: 2000 }

const webp = { format: 'webp', options: { quality: 80 } } as const

/** Without a height the aspect ratio is preserved; widths larger than the original are skipped. */
const sizes: ImageSize[] = [320, 640, 960, 1440].map((width) => ({ name: `w${width}`, width, formatOptions: webp }))

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
 * Public pictures. Each is re-encoded as WebP, which strips metadata such as location and camera. The site links them
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
    listSearchableFields: ['alt', 'filename'],
    description: 'All pictures of the site. JPEG, PNG or WebP, at most 8 MB each; HEIC photos of iPhones as JPEG.',
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: 'public',
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
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
  ],
  hooks: {
    beforeOperation: [refuseUnreadable, cleanSitePicture(LARGEST), namePicture],
  },
}
