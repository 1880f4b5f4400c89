import { en } from './en.ts'

/** The words of all messages in one language. */
export type Words = typeof en

const languages = { en } satisfies Record<string, Words>

/** A language that messages are written in. */
export type Language = keyof typeof languages

/** The words of one language. */
export function wordsIn(language: Language): Words {
  return languages[language]
}

/** Puts values in the places of a sentence: `{minutes}`. A place without a value is a mistake in the template. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing was given for ${place} in “${sentence}”.`)
    return String(value)
  })
}
