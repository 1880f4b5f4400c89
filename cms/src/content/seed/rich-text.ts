import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import type { SeedRichText } from './types.ts'

/** A function that turns the demo content's small markdown into the editor's own format. */
export async function richTextMaker(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.default({ config })
  return (markdown: SeedRichText) => convertMarkdownToLexical({ editorConfig, markdown })
}
