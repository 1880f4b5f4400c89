import type { Browser } from 'playwright-core'

/** Where an address was found and what for. */
interface Reference {
  address: string
  from: string
}

/** What a browser met on all pages of a site. */
export interface Crawl {
  /** Pages opened, as paths. */
  pages: string[]
  /** The site's own addresses that pages name: links, pictures and their sizes, scripts, styles, icons, forms. */
  references: Reference[]
  /** Ids on each page, to find what fragments point at. */
  idsOf: Map<string, Set<string>>
  /** Errors in the console, among them what the content security policy refused. */
  errors: string[]
}

/** Pages that lead whoever is not signed in to the login while they are being read; the journeys walk through them. */
const STUDENTS_OWN = /^\/student(\/|$)|\/enroll$/

/** Opens every page that can be reached from the first ones, in a browser. Other sites are left alone. */
export async function crawl(browser: Browser, origin: string, first: readonly string[]): Promise<Crawl> {
  const found: Crawl = { pages: [], references: [], idsOf: new Map(), errors: [] }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  let path = ''
  page.on('console', (message) => {
    // What is not ours was refused above; whether our own answers is checked for each address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      found.errors.push(`${path}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => found.errors.push(`${path}: ${error.message}`))

  const waiting = [...first]
  const seen = new Set(waiting)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    path = next
    const answer = await page.goto(origin + path, { waitUntil: 'load' })
    if (!isPage(answer?.headers()['content-type'])) continue
    found.pages.push(path)
    const { links, files, ids } = await page.evaluate(readPage)
    found.idsOf.set(path, new Set(ids))
    // The not-found page names itself, and that is no page.
    if (answer?.status() !== 200) continue
    for (const address of [...links, ...files])
      if (isOurs(address, origin)) found.references.push({ address, from: path })
    for (const link of links) {
      if (!isOurs(link, origin)) continue
      const target = link.slice(origin.length).split('#')[0] || '/'
      if (!seen.has(target) && !/\.\w+$/.test(target) && !STUDENTS_OWN.test(target)) waiting.push(target)
      seen.add(target)
    }
  }
  await context.close()
  return found
}

const isPage = (type: string | undefined) => type?.startsWith('text/html') ?? false
const isOurs = (address: string, origin: string) => address === origin || address.startsWith(`${origin}/`)

/** Runs in the page. */
function readPage(): { links: string[]; files: string[]; ids: string[] } {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
  const whole = (address: string) => new URL(address, document.baseURI).href
  const candidates = [...all('img', 'srcset'), ...all('source', 'srcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  )
  const files = [...all('[src]', 'src'), ...candidates, ...all('link[href]', 'href'), ...all('[poster]', 'poster')]
  const cards = all('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content')
  return {
    links: [...all('a[href]', 'href'), ...all('form[method=get]', 'action')].map(whole),
    files: [...files, ...cards].filter((address) => address !== '').map(whole),
    ids: all('[id]', 'id'),
  }
}
