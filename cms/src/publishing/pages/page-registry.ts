import { DEFAULT_LOCALE, type Locale, localizedPath, splitLocale } from '@pravesh/shared/platform/locale'
import { matchesAlias } from '@pravesh/shared/site/shells'
import type { GlobalSlug } from 'payload'
import { isRecordId } from '../../database/records/record-id.ts'
import type { Absent, Page, PageAt, PageOwner } from './page.ts'

interface FoundPage extends PageAt {
  page: Page
  locale: Locale
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** All kinds of public pages. */
    pages: PageRegistry
  }
}

interface PageRegistryOptions {
  pages: readonly Page[]
  /** The global shown on every page. */
  frame: GlobalSlug
  /** The published languages; only the default one if omitted. */
  languages?: readonly Locale[]
}

/** All kinds of public pages, by address and by record. Throws on construction if two share a name or an address. */
export class PageRegistry {
  readonly pages: readonly Page[]
  readonly frame: GlobalSlug
  readonly languages: readonly Locale[]
  private readonly fixed = new Map<string, Page>()
  private readonly byName = new Map<string, Page>()
  private readonly shells: readonly Page[]
  private readonly withRecords: readonly Page[]

  constructor({ pages, frame, languages = [DEFAULT_LOCALE] }: PageRegistryOptions) {
    this.pages = pages
    this.frame = frame
    this.languages = languages
    this.shells = pages.filter(({ aliases }) => aliases.length > 0)
    this.withRecords = pages.filter(({ source }) => source !== null)
    for (const page of pages) {
      if (this.byName.has(page.name)) throw new Error(`There are two kinds of page named ${page.name}.`)
      this.byName.set(page.name, page)
      for (const path of this.fixedPathsOf(page)) {
        const other = this.fixed.get(path)
        if (other) throw new Error(`${path} is the address of both ${other.name} and ${page.name}.`)
        this.fixed.set(path, page)
      }
    }
  }

  /** Addresses of all fixed pages, in order of registration. */
  get fixedPaths(): string[] {
    return [...this.fixed.keys()]
  }

  /** The addresses of a kind's fixed pages in every published language. */
  fixedPathsOf(page: Page): string[] {
    return this.languages.flatMap(page.fixedPaths)
  }

  /** The published language of an address. An address in another one has no page, so its answer is in the default language. */
  languageAt(pathname: string): Locale {
    const { locale } = splitLocale(pathname)
    return this.languages.includes(locale) ? locale : DEFAULT_LOCALE
  }

  /** Throws when no kind has that name. */
  named(name: string): Page {
    const page = this.byName.get(name)
    if (!page) throw new Error(`No kind of page is named ${name}.`)
    return page
  }

  /** Matches an address to a page, without checking that its record exists; null when no kind matches. (spec 3, 2.5) */
  at(pathname: string): FoundPage | null {
    const own = this.shellPathOf(pathname) ?? pathname
    const address = splitLocale(own)
    if (!this.languages.includes(address.locale)) return null
    const fixed = this.fixed.get(own)
    for (const page of fixed ? [fixed] : this.withRecords) {
      const found = page.at(address)
      if (found !== null) return { ...found, page, locale: address.locale }
    }
    return null
  }

  /** Like `at`, but null if the address contains an id of invalid form. */
  find(pathname: string): FoundPage | null {
    const found = this.at(pathname)
    return found?.page.source && !isRecordId(found.params.id) ? null : found
  }

  /** The published address of the shell that also serves this address; null if no shell does. */
  shellPathOf(pathname: string): string | null {
    const { locale, path } = splitLocale(pathname)
    if (this.fixed.has(pathname) || !this.languages.includes(locale)) return null
    const [own] = this.shells.find((page) => matchesAlias(page, path))?.fixedPaths(locale) ?? []
    return own ?? null
  }

  /** The response for a missing page, or null for the not-found page. */
  absentAt(pathname: string): Absent | null {
    const found = this.at(pathname)
    const absent = found?.page.absent
    if (found === null || absent === undefined) return null
    const { locale } = found
    return 'redirect' in absent
      ? { redirect: localizedPath(absent.redirect, locale) }
      : { page: localizedPath(absent.page, locale) }
  }

  /** The address of a record without its name, which a renaming does not change; null for other addresses. */
  folderOf(pathname: string): string | null {
    const address = splitLocale(pathname)
    for (const page of this.withRecords) {
      if (page.source?.name === undefined) continue
      if (page.at(address)) return pathname.slice(0, pathname.lastIndexOf('/'))
      if (page.at({ ...address, path: `${address.path}/-` })) return pathname
    }
    return null
  }

  /** The record that staff edit to change a page. */
  ownerOf(pathname: string): PageOwner {
    return this.at(pathname)?.owner ?? { recordCollection: this.frame, recordId: null }
  }

  /** The kind of page that shows or previews a single record of the collection. */
  pageOf(collection: string): Page | null {
    return this.pages.find(({ previews }) => previews.collection === collection) ?? null
  }

  /** The kind of page that previews a global; null for globals shown on every page. */
  pageOfGlobal(global: string): Page | null {
    return this.pages.find(({ previews }) => previews.global === global) ?? null
  }

  /** The address of a record's page; null if it has none, e.g. a picture or a book without a name. */
  pathOf({ collection, doc, locale }: { collection: string; doc: object; locale: Locale }): string | null {
    return this.pageOf(collection)?.pathOf(doc, locale) ?? null
  }
}
