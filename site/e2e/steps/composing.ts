import type { CDPSession, Locator, Page } from 'playwright/test'

/** The digits of a language's keyboard. */
const ZERO = { hi: 0x0966, bn: 0x09e6 } as const

/** A text with the digits of a language's keyboard. */
export function withDigits(text: string, language: keyof typeof ZERO): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(ZERO[language] + Number(digit)))
}

export type Compose = (field: Locator, text: string) => Promise<void>

/**
 * Returns a function that types into a field as the input method of a phone does: each word is composed letter by letter, shown as
 * unfinished text, and then inserted.
 */
export async function composeOn(page: Page): Promise<Compose> {
  const devtools = await page.context().newCDPSession(page)
  return async (field, text) => {
    await field.fill('')
    await field.focus()
    for (const word of text.split(/(?<= )/)) await composeWord(devtools, word)
  }
}

async function composeWord(devtools: CDPSession, word: string): Promise<void> {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment)
  for (let count = 1; count <= letters.length; count++) {
    const text = letters.slice(0, count).join('')
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await devtools.send('Input.insertText', { text: word })
}
