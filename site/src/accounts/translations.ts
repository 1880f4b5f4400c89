import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { type Translations, translationsIn } from '@pravesh/shared/platform/translate'

/** The translations for pages on which visitors register and log in, and the words of the replies to their calls. */
export const accountPageTranslations = (locale: Locale): Translations =>
  translationsIn(locale, [accountTranslations, accountReplies, platformReplies])
