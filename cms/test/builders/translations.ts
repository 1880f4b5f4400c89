import type { Payload } from 'payload'
import type { TargetLanguage } from '../../src/content/translated/stored-translations.ts'
import type { TranslatedSlug } from '../../src/content/translated/translated-texts.ts'
import { saveTranslations } from '../../src/content/translations/save-translations.ts'

interface Translated {
  subject: TranslatedSlug
  id: string
  language?: TargetLanguage
  /** By path, the translations of its English passages. */
  texts: Record<string, Record<string, string>>
  /** How often its translations were saved before. */
  revision?: number
}

/** Translates texts of a record as staff do, by default into Hindi. */
export async function givenTranslations(
  payload: Payload,
  { subject, id, language = 'hi', texts, revision = 0 }: Translated,
): Promise<void> {
  const passages = Object.entries(texts).flatMap(([path, byEnglish]) =>
    Object.entries(byEnglish).map(([english, text]) => ({ path, english, text })),
  )
  const { state } = await saveTranslations({ payload, subject, id, grant: true, language, passages, revision })
  if (state !== 'saved') throw new Error(`The translations are ${state}.`)
}
