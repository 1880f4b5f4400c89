/**
 * `node scripts/check-links.ts [ADDRESS]`: opens every page from / and the sitemap in Chromium. Every address of ours that
 * a page names must answer 200, every fragment must exist, and no page may write an error or break its security policy.
 */
import { launchBrowser } from './lib/browser.ts'
import { type Crawl, crawl } from './lib/crawl.ts'
import { onAPortal } from './lib/on-a-portal.ts'
import { pagesOfEachKind, sitemapPaths } from './lib/public-pages.ts'

/**
 * Linked to, but not built yet. One that answers, or that no page links to any more, must leave the list, so that it only
 * gets shorter.
 */
const NOT_BUILT_YET = [/^\/purchase-books\/[\w-]+\/buynow$/]

await onAPortal(async (origin) => {
  const browser = await launchBrowser()
  try {
    const notices = (await pagesOfEachKind(origin)).map(({ path }) => path)
    const found = await crawl(browser, origin, [...new Set(['/', ...(await sitemapPaths(origin)), ...notices])])
    const faults = [...(await checkAddresses(found, origin)), ...checkFragments(found, origin), ...found.errors]
    for (const fault of faults) console.log(`✘ ${fault}`)
    const addresses = new Set(found.references.map(({ address }) => address)).size
    console.log(`${found.pages.length} pages, ${addresses} addresses, ${faults.length} faults.`)
    if (found.pages.length < 50) throw new Error('So few pages cannot be all of the demo content: the crawl is broken.')
    return faults.length === 0
  } finally {
    await browser.close()
  }
})

async function checkAddresses({ references }: Crawl, origin: string): Promise<string[]> {
  const byPath = new Map<string, string>()
  for (const { address, from } of references) {
    const path = address.slice(origin.length).split('#')[0] || '/'
    if (!byPath.has(path)) byPath.set(path, from)
  }
  const faults: string[] = []
  const unmet = new Set(NOT_BUILT_YET)
  for (const [path, from] of byPath) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    await answer.arrayBuffer()
    const pending = NOT_BUILT_YET.find((pattern) => pattern.test(path))
    if (pending) unmet.delete(pending)
    if (pending && answer.status === 200) faults.push(`${path} is built now: take it off the list in check-links.ts`)
    if (!pending && answer.status !== 200) faults.push(`${path} answers ${answer.status}, named on ${from}`)
  }
  return [
    ...faults,
    ...[...unmet].map((pattern) => `no page links to ${pattern.source} any more: take it off the list`),
  ]
}

/** `#top` is every page's own; others need an element of that id on the page they point to. */
function checkFragments({ references, idsOf }: Crawl, origin: string): string[] {
  const missing = references.flatMap(({ address, from }) => {
    const [target = '', fragment] = address.slice(origin.length).split('#')
    if (fragment === undefined || fragment === '' || fragment === 'top') return []
    const ids = idsOf.get(target || '/')
    return ids && !ids.has(decodeURIComponent(fragment)) ? [`${target}#${fragment} points at nothing, on ${from}`] : []
  })
  return [...new Set(missing)]
}
