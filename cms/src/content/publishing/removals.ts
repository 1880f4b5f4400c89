import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeFileAtomically } from '../../http/files/atomic-file.ts'
import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import type { RecordKey } from '../../publishing/pages/record-key.ts'
import type { Release } from '../../publishing/release/release.ts'
import type { PublicationLog } from './publication-log.ts'

interface Renamed {
  release: Release
  pages: PageRegistry
  path: string
}

/** Removes a renamed record's pages under its former names. The server redirects their addresses to the new one. */
export async function removeRenamedPages({ release, pages, path: pathname }: Renamed): Promise<void> {
  if (pages.at(pathname)?.page.source?.name === undefined) return
  const live = release.fileOf(pathname)
  const folder = path.dirname(live)
  const others = (await readdir(folder)).filter((name) => name.endsWith('.html') && name !== path.basename(live))
  for (const name of others) removeFileAtomically(path.join(folder, name))
}

interface Removed {
  release: Release
  log: PublicationLog
  record: RecordKey
}

/** Removes all pages of a record, under every name they were published with. */
export async function removeRecordPages({ release, log, record: { page, id, locale } }: Removed): Promise<void> {
  const { source } = page
  if (source?.name === undefined) return
  const anyPath = page.pathOf({ id, [source.name]: 'any' }, locale)
  if (anyPath === null) return
  await rm(path.dirname(release.fileOf(anyPath)), { recursive: true, force: true })
  await log.eraseRecord({ recordCollection: source.collection, recordId: id })
}

/** Removes page files and log entries that are not in the set of live paths, and files that were never finished. */
export async function removeOrphans(release: Release, live: ReadonlySet<string>, log: PublicationLog): Promise<void> {
  const expected = new Set([...live].map((pathname) => release.fileOf(pathname)))
  await release.removeAllBut(expected)
  for (const pathname of await log.livePaths()) if (!live.has(pathname)) await log.erase(pathname)
}
