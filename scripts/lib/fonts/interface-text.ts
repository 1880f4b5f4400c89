import type { Locale } from '@pravesh/shared/platform/locale'
import { pairsIn } from '../languages/texts.ts'

/** Letters and signs of Hindi and Bengali, with the joiners between letters and the danda that ends a sentence. */
const WORD = /(?:[\p{Script=Devanagari}\p{Script=Bengali}\u0964\u0965]|\u200C|\u200D)+/gu

/** The words of the pages of visitors and students in a language. Their replies and translations are among them. */
export async function interfaceWords(locale: Locale): Promise<string[]> {
  const pairs = await pairsIn(locale)
  const words = pairs.flatMap(({ file, translation }) =>
    file.startsWith('cms/') ? [] : (translation.normalize('NFC').match(WORD) ?? []),
  )
  return [...new Set(words)].sort()
}
