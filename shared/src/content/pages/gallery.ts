import * as z from 'zod/mini'
import { pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'

export const galleryPage = pageKind('gallery', {
  items: z.array(z.object({ id: text, title: text, pictures: z.array(pictureSchema) })),
})
