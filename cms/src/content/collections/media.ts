import type { CollectionConfig, ImageSize } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { accessTo } from '../../staff/index.ts'
import { randomFileName } from '../media/random-file-name.ts'

const webp = { format: 'webp', options: { quality: 80 } } as const

/** Without a height the aspect ratio is preserved; widths larger than the original are skipped. */
const sizes: ImageSize[] = [320, 640, 960, 1440].map((width) => ({ name: `w${width}`, width, formatOptions: webp }))

/**
 * Public pictures. Each is re-encoded as WebP, which strips metadata such as location and camera. The site links them
 * as `/media/<filename>`; names are random and never reused, so they can be cached forever.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: accessTo('media'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description: 'All pictures of the site. JPEG, PNG or WebP, at most 8 MB each.',
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: 'public',
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    resizeOptions: { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true },
    imageSizes: sizes,
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
    beforeOperation: [randomFileName],
  },
}
