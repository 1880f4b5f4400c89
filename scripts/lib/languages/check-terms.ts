import { GLOSSARY } from '@pravesh/shared/platform/glossary/glossary'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Pair } from './texts.ts'

/** The terms of an English text that its translation does not translate with a word of the glossary. */
export function wrongTerms(
  { english, translation }: Pick<Pair, 'english' | 'translation'>,
  locale: Locale,
  exceptions: Readonly<Record<string, readonly string[]>>,
): string[] {
  const text = english.replace(/\{\w+\}/g, ' ')
  return GLOSSARY.filter(({ term, [locale]: stems }) => {
    if (!stems || !wholeWords(term).test(text) || exceptions[term.source]?.some((part) => english.includes(part)))
      return false
    return !stems.some((stem) => translation.includes(stem))
  }).map(({ term }) => term.source)
}

const wholeWords = ({ source }: RegExp) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'i')
