import type { NamedValues } from '../../publishing/pages/named-values.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { changeTexts, namingTextsOf, textsAt } from './naming-texts.ts'
import { fillPlaceholders, namesIn, type Placeholder, placeholderValues } from './placeholders.ts'

/** Fills the texts of staff with the values of the placeholders. */
export function namedValuesOf(placeholders: readonly Placeholder[]): NamedValues {
  return {
    async fill(rows, { payload, slug, batch, note }) {
      const paths = namingTextsOf(slug)
      const names = new Set(rows.flatMap((row) => textsAt(row, paths)).flatMap(namesIn))
      const named = placeholders.filter(({ name }) => names.has(name))
      if (named.length === 0) return [...rows]
      for (const { name } of named) note?.(name, undefined)
      const values = await placeholderValues(recordsOf({ payload, batch }), named)
      for (const [name, value] of values) note?.(name, value)
      return rows.map((row) => changeTexts(row, paths, (text) => fillPlaceholders(text, values)))
    },
    presentFrom(payload, slug, names) {
      const concerned = placeholders.filter(
        ({ name, settings = [] }) => names.has(name) && settings.some((each) => each === slug),
      )
      return placeholderValues(recordsOf({ payload }), concerned)
    },
  }
}
