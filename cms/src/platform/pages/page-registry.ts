import { LOCALES, type Locale, localizedPath, splitLocale } from '@pravesh/shared/platform/locale'
import { answersFor } from '@pravesh/shared/site/shells'
import type { GlobalSlug } from 'payload'
import { isRecordId } from '../database/record-id.ts'
import type { Absent, Page, PageAt, PageOwner } from './page.ts'

/** A page found by its address. */
interface FoundPage extends PageAt {
  page: Page
  locale: Locale
}

interface PageRegistryOptions {
  pages: readonly Page[]
  /** The global that every page shows. */
  frame: GlobalSlug
}

/** Every kind of public page, by address and by record. Throws at start when two kinds share a name or an address. */
export class PageRegistry {
  readonly pages: readonly Page[]
  readonly frame: GlobalSlug
  private readonly fixed = new Map<string, Page>()
  private readonly byName = new Map<string, Page>()
  private readonly shells: readonly Page[]
  private readonly withRecords: readonly Page[]

  constructor({ pages, frame }: PageRegistryOptions) {
    this.pages = pages
    this.frame = frame
    this.shells = pages.filter(({ answers }) => answers.length > 0)
    this.withRecords = pages.filter(({ source }) => source !== null)
    for (const page of pages) {
      if (this.byName.has(page.name)) throw new Error(`There are two kinds of page named ${page.name}.`)
      this.byName.set(page.name, page)
      for (const path of fixedPathsOf(page)) {
        const other = this.fixed.get(path)
        if (other) throw new Error(`${path} is the address of both ${other.name} and ${page.name}.`)
        this.fixed.set(path, page)
      }
    }
  }

  /** Addresses of the pages that exist whatever records there are, in the order of registration. */
  get fixedPaths(): string[] {
    return [...this.fixed.keys()]
  }

  /** The kind of that name. Throws when there is none. */
  named(name: string): Page {
    const page = this.byName.get(name)
    if (!page) throw new Error(`No kind of page is named ${name}.`)
    return page
  }

  /** The page that an address names, as it stands in the address; null when no page can live there. (spec 3, 2.5) */
  at(pathname: string): FoundPage | null {
    const own = this.shellPathOf(pathname) ?? pathname
    const address = splitLocale(own)
    const fixed = this.fixed.get(own)
    for (const page of fixed ? [fixed] : this.withRecords) {
      const found = page.at(address)
      if (found !== null) return { ...found, page, locale: address.locale }
    }
    return null
  }

  /** As `at`, without addresses whose id no record can have. */
  find(pathname: string): FoundPage | null {
    const found = this.at(pathname)
    return found?.page.source && !isRecordId(found.params.id) ? null : found
  }

  /** Where the page that answers this address besides its own is published; null for all other addresses. */
  shellPathOf(pathname: string): string | null {
    const { locale, path } = splitLocale(pathname)
    if (this.fixed.has(pathname)) return null
    const [own] = this.shells.find((page) => answersFor(page, path))?.fixedPaths(locale) ?? []
    return own ?? null
  }

  /** What answers an address that has no page; null where the not-found page does. */
  absentAt(pathname: string): Absent | null {
    const found = this.at(pathname)
    const absent = found?.page.absent
    if (found === null || absent === undefined) return null
    const { locale } = found
    return 'redirect' in absent
      ? { redirect: localizedPath(absent.redirect, locale) }
      : { page: localizedPath(absent.page, locale) }
  }

  /** The address below which the pages of one record stand, whatever its name was and is; null for other addresses. */
  folderOf(pathname: string): string | null {
    const address = splitLocale(pathname)
    for (const page of this.withRecords) {
      if (page.source?.name === undefined) continue
      if (page.at(address)) return pathname.slice(0, pathname.lastIndexOf('/'))
      if (page.at({ ...address, path: `${address.path}/-` })) return pathname
    }
    return null
  }

  /** The record that staff think of when they see a page. */
  ownerOf(pathname: string): PageOwner {
    return this.at(pathname)?.owner ?? { recordCollection: this.frame, recordId: null }
  }

  /** The kind of page that shows a record of the collection by itself, or on which staff see its draft. */
  pageOf(collection: string): Page | null {
    return this.pages.find(({ previews }) => previews.collection === collection) ?? null
  }

  /** The kind of page that shows a global; null for those that every page shows. */
  pageOfGlobal(global: string): Page | null {
    return this.pages.find(({ previews }) => previews.global === global) ?? null
  }

  /** The address of a record's page; null where it has none, e.g. a picture or a book without a name. */
  pathOf({ collection, doc, locale }: { collection: string; doc: object; locale: Locale }): string | null {
    return this.pageOf(collection)?.pathOf(doc, locale) ?? null
  }
}

/** The addresses of a kind's pages that exist whatever records there are, in every language. */
export function fixedPathsOf(page: Page): string[] {
  return LOCALES.flatMap(page.fixedPaths)
}
