import type { Locale } from '@pravesh/shared/platform/locale'
import { staffLanguage } from './staff-language.ts'

/**
 * Words of the admin, each read in the language of the member of staff at that moment. Read them inside functions: what a module
 * reads while it loads stays in one language.
 */
export function staffWords<Words extends object>(table: Record<Locale, Words>): Words {
  const read = (name: string) => ({
    enumerable: true,
    get: () => Reflect.get(table[staffLanguage()], name),
  })
  return Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(table.en).map((name) => [name, read(name)])),
  ) as Words
}

/** A part of such words, for a module that reads only this part: `partOf(() => reviewWords.documents)`. */
export function partOf<Part extends object>(read: () => Part): Part {
  const property = (name: string) => ({ enumerable: true, get: () => Reflect.get(read(), name) })
  return Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(read()).map((name) => [name, property(name)])),
  ) as Part
}
