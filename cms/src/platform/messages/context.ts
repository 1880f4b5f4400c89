import { env } from '../env.ts'
import type { TemplateContext } from './template.ts'
import { type Language, wordsIn } from './words/words.ts'

/** What messages of this portal refer to, in a language. */
export function contextFor({
  language = 'en',
  publicUrl,
}: {
  language?: Language
  publicUrl: string
}): TemplateContext {
  return { words: wordsIn(language), site: { name: 'Pravesh', url: publicUrl } }
}

/** The same for a feature that writes a message itself. */
export function defaultContext(): TemplateContext {
  return contextFor({ publicUrl: env().publicUrl })
}
