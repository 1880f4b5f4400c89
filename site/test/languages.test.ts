import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LANGUAGE_NAMES, LOCALES, localizedPath } from '@pravesh/shared/platform/locale'
import { describe, expect, it } from 'vitest'
import { withOneLanguage } from '../one-language.ts'
import type { RenderInput } from '../src/renderer.ts'
import { addresses, pages } from './page-fixtures.ts'

const scripts = new URL('../dist/client/_astro/', import.meta.url)
const built: { render: (input: RenderInput) => Promise<string> } = await import(
  new URL('../dist/server/entry.mjs', import.meta.url).href
)
const SCRIPTS = /src="(\/_astro\/[^"]+\.js)"|(?:component|renderer)-url="([^"]+)"/g
const namesIn = (html: string) => [...html.matchAll(SCRIPTS)].map(([, script, module]) => script ?? module ?? '')
const textOf = (name: string) => readFileSync(new URL(name, scripts), 'utf8')

/** Letters of Hindi and Bengali. Scripts of every language read their digits. */
const LETTERS = /[\u0905-\u0939\u0985-\u09B9]/

/** A script without the names of the languages, which every page has. */
const wordsOf = (name: string) =>
  Object.values(LANGUAGE_NAMES).reduce((text, language) => text.replaceAll(language, ''), textOf(name))

describe('the scripts of the browser', () => {
  it('have the words of one language each', () => {
    const names = readdirSync(scripts).filter((name) => name.endsWith('.js'))
    const languages = names.map((name) =>
      [/[\u0905-\u0939]/, /[\u0985-\u09B9]/].filter((one) => one.test(wordsOf(name))),
    )
    expect(names.filter((_, index) => (languages[index]?.length ?? 0) > 1)).toEqual([])
    expect(languages.filter(({ length }) => length === 1).length).toBeGreaterThan(50)
  })

  it.each(['login', 'contact'] as const)('of the page %s are those of its language', async (kind) => {
    const [inDefault = [], ...others] = await Promise.all(
      LOCALES.map(async (locale) =>
        namesIn(await built.render({ path: localizedPath(addresses[kind], locale), page: pages[kind] })),
      ),
    )
    expect(inDefault.length).toBeGreaterThan(0)
    // One more words the replies of the server. (decision 95)
    for (const names of others) expect(names.length).toBe(inDefault.length + 1)
    const inWhole = (names: readonly string[]) => names.map((name) => wordsOf(name.replace('/_astro/', ''))).join('')
    expect(inWhole(inDefault)).not.toMatch(LETTERS)
  })
})

describe('a table of words', () => {
  const table =
    "import { bn } from './bn.ts'\nimport { en } from './en.ts'\n\nexport const words = localized({ en, bn })\n"

  it('is reduced to one language', () => {
    expect(withOneLanguage(table, 'words.ts', DEFAULT_LOCALE)).toBe(
      "import { en } from './en.ts'\n\nexport const words = localized({ en })\n",
    )
  })

  it('keeps the default language beside that of the page where both are read', () => {
    const both = table.replace('localized', 'besideDefault').replace('{ en, bn }', '{ en, hi, bn }')
    const withHindi = `import { hi } from './hi.ts'\n${both}`
    expect(withOneLanguage(withHindi, 'words.ts', 'hi')).toBe(
      "import { hi } from './hi.ts'\nimport { en } from './en.ts'\n\nexport const words = besideDefault({ en, hi })\n",
    )
    expect(withOneLanguage(withHindi, 'words.ts', DEFAULT_LOCALE)).toContain('besideDefault({ en })')
  })

  it('of another form ends the build', () => {
    expect(() => withOneLanguage('export const words = { en }', 'a.ts', 'bn')).toThrow('a.ts lists no words in bn.')
  })
})
