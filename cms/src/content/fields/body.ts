import type { RichTextField } from 'payload'
import { richTextHooks } from './link-fields.ts'
import { richTextEditor } from './rich-text.ts'

/** The text of a page or notice. */
export const bodyField: RichTextField = {
  name: 'body',
  type: 'richText',
  required: true,
  editor: richTextEditor,
  hooks: richTextHooks,
  label: 'Text',
}
