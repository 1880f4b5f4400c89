import { CARD_TEXTS } from '@pravesh/shared/content/card-texts'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import type { Locale } from '@pravesh/shared/platform/locale'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { translator } from '@pravesh/shared/platform/translate'

/** Facts for share cards, in the language of the page. */
export function cardFacts(locale: Locale) {
  const translate = translator(locale, [contentTranslations])
  return {
    fromPrice: (paise: number) => fill(translate(CARD_TEXTS.fromPrice), { price: formatRoundPaise(paise) }),
    years: (years: number) =>
      years === 1 ? translate(CARD_TEXTS.oneYear) : fill(translate(CARD_TEXTS.years), { years }),
  }
}
