import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import type { SeedRichText } from './types.ts'

/** Returns a converter from the demo content's Markdown to the editor's format. */
export async function richTextMaker(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.default({ config })
  return (markdown: SeedRichText) => convertMarkdownToLexical({ editorConfig, markdown })
}
