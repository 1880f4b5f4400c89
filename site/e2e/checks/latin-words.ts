import { expect, type Page } from 'playwright/test'
import { LATIN } from '../../../scripts/lib/languages/names.ts'
import { latinWords } from '../../../scripts/lib/languages/signs.ts'
import { pairsIn } from '../../../scripts/lib/languages/texts.ts'

/**
 * Expects that a page in another language has no text of the interface in English: neither in its texts nor in what screen readers
 * say. What staff or students wrote may be English.
 */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const { exact, patterns } = await englishTexts()
  const texts = await textsOn(page)
  expect(texts.length, `${where}: texts`).toBeGreaterThan(5)
  const found = texts.filter(
    (text) => (exact.has(text) && !BRANDS.has(text)) || patterns.some((pattern) => pattern.test(text)),
  )
  expect.soft([...new Set(found)], `${where}: English of the interface`).toEqual([])
}

/** Links to share a page name the network as it writes itself. */
const BRANDS = new Set(['Facebook'])

interface English {
  exact: ReadonlySet<string>
  /** Of texts with numbers or names in them. */
  patterns: readonly RegExp[]
}
let known: Promise<English> | undefined

/** Every English text of the interface that has another translation. */
function englishTexts(): Promise<English> {
  known ??= pairsIn('bn').then((pairs) => {
    const translated = pairs.filter(
      ({ file, english, translation }) =>
        !file.startsWith('cms/') && english !== translation && latinWords(english).some((word) => !LATIN.has(word)),
    )
    const texts = [...new Set(translated.map(({ english }) => english.replace(/\s+/g, ' ').trim()))]
    return {
      exact: new Set(texts.filter((text) => !INSERTED.test(text))),
      patterns: texts.filter((text) => INSERTED.test(text) && WORD.test(text)).map(patternOf),
    }
  })
  return known
}

/** What a text inserts: a placeholder, or the number with which a function was called. */
const INSERTED = /\{\w+\}|\d+/

/** Without a word, as in “2nd”, a pattern would match names. */
const WORD = /(?<![\p{L}\d{])\p{Script=Latin}{4}/u

const patternOf = (text: string) => {
  const parts = text.split(new RegExp(INSERTED, 'g')).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('\\S+')}$`)
}

/** The texts of the page and the labels of its elements, but what is marked as another language. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [own = ''] = document.documentElement.lang.split('-')
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.startsWith(own) === true &&
      element.closest('script, style, code, noscript, [translate=no]') === null
    const texts: (string | null)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (isOwn(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent)
    }
    for (const element of document.body.querySelectorAll('[alt], [title], [aria-label], [placeholder]')) {
      if (!isOwn(element)) continue
      for (const name of ['alt', 'title', 'aria-label', 'placeholder']) texts.push(element.getAttribute(name))
    }
    return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').filter((text) => text !== '')
  })
}
