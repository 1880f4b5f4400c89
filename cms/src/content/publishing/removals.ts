import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '@pravesh/shared/content/paths'
import type { Release } from '../../platform/static-site/release.ts'
import { removeWholeFile } from '../../platform/static-site/whole-file.ts'
import type { PublicationLog } from './publication-log.ts'

const BOOK_PAGE = /^\/purchase-books\/[^/]+\/[^/]+$/

/** A renamed book has a new address: removes its pages under the old names. The server then leads old links to the new one. */
export async function removeOtherSlugs(release: Release, pathname: string): Promise<void> {
  if (!BOOK_PAGE.test(pathname)) return
  const live = release.fileOf(pathname)
  const folder = path.dirname(live)
  const others = (await readdir(folder)).filter((name) => name.endsWith('.html') && name !== path.basename(live))
  for (const name of others) removeWholeFile(path.join(folder, name))
}

/** Removes all pages of a book, whatever name they were published under. */
export async function removeBookPages(release: Release, id: string, log: PublicationLog): Promise<void> {
  await rm(path.dirname(release.fileOf(paths.book(id, 'any'))), { recursive: true, force: true })
  await log.forgetRecord({ recordCollection: 'books', recordId: id })
}

/** Removes every page file of a release that no path of the set accounts for. */
export async function removeOrphans(release: Release, live: ReadonlySet<string>, log: PublicationLog): Promise<void> {
  const expected = new Set([...live].map((pathname) => release.fileOf(pathname)))
  for (const file of await release.pageFiles()) {
    const absolute = path.join(release.directory, file)
    if (!expected.has(absolute)) removeWholeFile(absolute)
  }
  for (const pathname of await log.livePaths()) if (!live.has(pathname)) await log.forget(pathname)
}
