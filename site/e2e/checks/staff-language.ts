import { expect, type Page } from 'playwright/test'
import { LATIN } from '../../../scripts/lib/languages/names.ts'

/** Expects that a screen of the admin, which is not in English, shows no English but what was typed. */
export async function expectStaffLanguage(page: Page, where: string, typed: TypedTexts): Promise<void> {
  const texts = await textsOn(page)
  expect(texts.length, `${where}: texts`).toBeGreaterThan(5)
  const english = englishIn(texts, typed)
  // Other tests add records meanwhile.
  const left = english.length === 0 ? [] : englishIn(english, await typedTexts(page))
  expect.soft(left, `${where}: English`).toEqual([])
}

/** The texts that have English words beside what was typed, names and codes. */
export function englishIn(texts: readonly string[], typed: TypedTexts): string[] {
  return [...new Set(texts)].filter(
    (text) => !typed.whole.has(text) && !LAW.test(text) && wordsIn(typed.without(text)).length > 0,
  )
}

/** Words with small letters. Codes have none, and file names, addresses and identifiers have other characters in them. */
function wordsIn(text: string): string[] {
  const words = (text.match(/[\p{Script=Latin}\d_.@/’'-]+/gu) ?? []).map((word) =>
    word.replace(/^\P{L}+|\P{L}+$/gu, ''),
  )
  return words.filter((word) => /[a-z]/.test(word) && !/[\d_@/]|\p{L}\.\p{L}/u.test(word) && !isName(word))
}

const isName = (word: string) => word.length < 2 || LATIN.has(word) || NAMES.has(word)

/** Names that no language translates, a unit, and the payment provider of a portal for tests. */
const NAMES = new Set(
  'Chrome Linux Razorpay PhonePe Twilio Tally Excel Facebook Instagram LinkedIn facebook instagram youtube linkedin kg bytes simulator'.split(
    ' ',
  ),
)

/** The laws of duties are quoted by their official names. */
const LAW = /^(?:DPDP Rules|CERT-In Directions) /

export interface TypedTexts {
  whole: ReadonlySet<string>
  /** A text without what was typed. */
  without: (text: string) => string
}

/** What the records of the portal contain, which a screen shows as it was typed. */
export async function typedTexts(page: Page): Promise<TypedTexts> {
  const read = async (path: string) => {
    const response = await page.request.get(`/api/${path}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    return response.ok() ? response.json() : {}
  }
  const { collections = {}, globals = {} } = await read('access')
  const whole = new Set<string>()
  for (const slug of Object.keys(collections)) collect(await read(`${slug}?limit=1000&depth=0&draft=true`), whole)
  for (const slug of Object.keys(globals)) collect(await read(`globals/${slug}?depth=0&draft=true`), whole)
  const parts = [...whole].filter((text) => text.length > 2).sort((one, other) => other.length - one.length)
  return { whole, without: (text) => parts.reduce((left, part) => left.replaceAll(part, ' '), text) }
}

/** Select values such as `draft` and `bank-transfer` are codes: a screen that shows one shows English. */
const CODE = /^[a-z][\w-]*$/

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim()
    if (text !== '' && !CODE.test(text))
      for (const line of [text, ...value.split('\n')]) into.add(line.replace(/\s+/g, ' ').trim())
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, into)
  }
}

/** The visible texts of the page and what screen readers say. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) =>
      element !== null &&
      element.closest(
        'script, style, code, noscript, [translate=no], [lang=en], [contenteditable] :is(p, h2, h3, li), data',
      ) === null &&
      element.checkVisibility()
    const texts: (string | null)[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent)
    for (const element of document.body.querySelectorAll('[alt], [title], [aria-label], [placeholder]')) {
      if (!isShown(element)) continue
      for (const name of ['alt', 'title', 'aria-label', 'placeholder']) texts.push(element.getAttribute(name))
    }
    // Staff type the texts of the site in English, and examples of what to type are such texts.
    const examples = [...document.body.querySelectorAll('.field-type [placeholder]')].map((each) =>
      each.getAttribute('placeholder'),
    )
    for (const example of examples) while (texts.includes(example)) texts.splice(texts.indexOf(example), 1)
    return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').filter((text) => text !== '')
  })
}
