import { bnIn } from '@payloadcms/translations/languages/bnIn'
import { en } from '@payloadcms/translations/languages/en'
import { describe, expect, it } from 'vitest'
import { payloadHindi } from './hindi/hindi.ts'

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const placeholdersIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\d>/g)].map(([found]) => found).toSorted()
const textsIn = (texts: Texts) =>
  Object.entries(texts).flatMap(([area, each]) =>
    Object.entries(each).map(([name, text]) => ({ name: `${area}.${name}`, text })),
  )
const english = new Map(textsIn(en.translations as Texts).map(({ name, text }) => [name, text]))

describe('texts of Payload in other languages', () => {
  it.each([
    ['Hindi', payloadHindi],
    ['Bengali', bnIn.translations],
  ])('have the placeholders of the English ones: %s', (_, texts) => {
    const wrong = textsIn(texts as Texts).filter(
      ({ name, text }) => String(placeholdersIn(text)) !== String(placeholdersIn(english.get(name) ?? text)),
    )
    expect(wrong).toEqual([])
  })
})
