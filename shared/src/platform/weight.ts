import { DEFAULT_LOCALE, formatTag, type Locale } from './locale.ts'

/** By language and unit: a format takes longer to make than the rest of a book's page to draw. */
const weights = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

/** A weight in grams, or kilograms from one on: `360 g`, `1.05 kg`. */
export function formatWeight(grams: number, locale: Locale = DEFAULT_LOCALE): string {
  const isLight = grams < 1000
  const unit = isLight ? 'gram' : 'kilogram'
  const known = weights.get(locale + unit)
  const format = known ?? new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit })
  if (!known) weights.set(locale + unit, format)
  return format.format(isLight ? grams : grams / 1000)
}
