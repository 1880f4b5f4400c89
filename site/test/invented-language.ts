import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { createViteServer } from 'vitest/node'

/** A language that no feature has. */
export const INVENTED = 'xx' as Locale

type Plugin = Awaited<ReturnType<typeof createViteServer>>['config']['plugins'][number]

const LOCALE_FILE = /\/shared\/src\/platform\/locale\.ts$/
const TABLE = /\/words\/words\.ts$/
const WORDS = /\/words\/xx\.ts$/
const TRANSLATIONS_TABLE = /\/translations\/translations\.ts$/
const TRANSLATIONS = /\/translations\/xx\.ts$/

/**
 * Registers the invented language as the recipe says: an entry in `LOCALES`, and for each feature a file of words and a
 * line in its table. Its words and translations are the English ones in brackets.
 */
export function inventedLanguage(): Plugin {
  return {
    name: 'invented-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './xx.ts' && importer ? path.join(path.dirname(importer), source) : null,
    load(id) {
      if (LOCALE_FILE.test(id)) return replaced(id, "bn: 'বাংলা' }", "bn: 'বাংলা', xx: 'Xx' }")
      if (TABLE.test(id)) return `import { xx } from './xx.ts'\n${replaced(id, ', bn }', ', bn, xx }')}`
      if (TRANSLATIONS_TABLE.test(id))
        return `import { xx } from './xx.ts'\n${replaced(id, '= { hi, bn }', '= { hi, bn, xx }')}`
      if (TRANSLATIONS.test(id))
        return `import * as texts from '../fixtures/texts.ts'\nimport { bracketedTexts } from '${import.meta.filename}'\nexport const xx = bracketedTexts(Object.values(texts).flat())`
      if (!WORDS.test(id)) return null
      return `import { en } from './en.ts'\nimport { bracketed } from '${import.meta.filename}'\nexport const xx = bracketed(en)`
    },
  }
}

function replaced(file: string, before: string, after: string): string {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`)
  return text.replace(before, after)
}

/**
 * Words with every text in brackets, at any depth. Used by the modules that the plugin makes.
 *
 * @public
 */
export function bracketed(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${words}⟧`
  if (typeof words === 'function') return (...values: unknown[]) => bracketed(words(...values))
  if (Array.isArray(words)) return words.map(bracketed)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, bracketed(value)]))
}

/**
 * A translation of each text: the text in brackets. Used by the modules that the plugin makes.
 *
 * @public
 */
export function bracketedTexts(texts: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(texts.map((text) => [text, bracketed(text)]))
}

/** Matches a tag; its quoted attributes may contain `>`. */
const TAG = /<(?:"[^"]*"|[^">])*>/g
/** What screen readers read, and what empty fields show. */
const SPOKEN = /\s(?:aria-[\w-]*label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g
/** Addresses in links, forms and the data of scripts. */
const LINK = /\s(?:href|action|data-[\w-]+)="(\/[^"]*)"/g
const NO_PAGE = /^\/(?:@|src\/|icons\/|media\/|api\/|manifest\.webmanifest)/

/** A page without the links to it in other languages. */
export function withoutLanguages(html: string): string {
  return html.replace(/<ul class="languages.*?<\/ul>/gs, '')
}

/** The texts of a page that neither are in brackets nor come from `data`. */
export function unbracketed(html: string, data: unknown): string[] {
  const [, body = html] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  const visible = body.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = [...visible.split(TAG), ...[...visible.matchAll(SPOKEN)].map(([, text = '']) => text)]
  const known = textsIn(data).sort((a, b) => b.length - a.length)
  const foreign = texts.map((text) => known.reduce((rest, each) => rest.replaceAll(each, ''), outside(plain(text))))
  return [...new Set(foreign.map((text) => text.trim()))].filter((text) => /\p{L}/u.test(text))
}

/** The site's own addresses of pages, except those that come from `data`. */
export function linksIn(html: string, data: unknown): string[] {
  const known = JSON.stringify(data)
  const links = [...html.matchAll(LINK)].map(([, link = '']) => link)
  return links.filter((link) => !NO_PAGE.test(link) && !known.includes(`href=\\"${link}\\"`))
}

/** What is left of a text without its brackets, which may be nested. */
function outside(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return without === text ? text : outside(without)
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string')
    return [data, ...data.split(TAG), ...data.split(/\n+/)].map(plain).filter((text) => text.trim() !== '')
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(textsIn)
}

function plain(text: string): string {
  const characters = {
    '&quot;': '"',
    '&#39;': "'",
    '&#x27;': "'",
    '&#34;': '"',
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  }
  return Object.entries(characters).reduce((rest, [entity, character]) => rest.replaceAll(entity, character), text)
}
