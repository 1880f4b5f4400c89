import * as z from 'zod/mini'
import { html, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'

export const aboutPage = pageKind('about', { title: text, lead: text, body: html, pictures: z.array(pictureSchema) })
