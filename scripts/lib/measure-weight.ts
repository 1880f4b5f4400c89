import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Transfer sizes of a first visit, in bytes including headers. */
export interface Weight {
  document: number
  style: number
  script: number
  font: number
  /** Fonts for scripts that the device has none for; those of a device that has them weigh nothing. */
  fallbackFont: number
  picture: number
  other: number
  requests: number
  /** Text responses over 1 kB that were not sent with brotli. */
  uncompressed: string[]
}

/** Timeout for pending requests, and the polling interval. */
const TIMEOUT_MS = 15_000
const POLL_MS = 20
const FALLBACK_FONT = /\/noto-sans-(?:bengali|devanagari)-/
const TEXT = new Set(['Document', 'Stylesheet', 'Script'])

/**
 * Opens an address in a page with an empty cache, scrolls to the end if `scroll` is set so that lazy pictures count,
 * and waits for all requests. Requests to other sites do not count.
 */
export async function weightOfVisit(page: Page, address: string, { scroll }: { scroll: boolean }): Promise<Weight> {
  const weight: Weight = {
    document: 0,
    style: 0,
    script: 0,
    font: 0,
    fallbackFont: 0,
    picture: 0,
    other: 0,
    requests: 0,
    uncompressed: [],
  }
  const { origin } = new URL(address)
  const pending = new Set<string>()
  const responses = new Map<string, { type: string; url: string; encoding: string }>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin)) pending.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, url: response.url, encoding: header(response.headers, 'content-encoding') })
  })
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId)
    const response = responses.get(requestId)
    if (!response?.url.startsWith(origin)) return
    weight[partOf(response)] += encodedDataLength
    weight.requests++
    if (TEXT.has(response.type) && encodedDataLength > 1000 && response.encoding !== 'br')
      weight.uncompressed.push(response.url)
  })
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'load' })
  if (scroll) await scrollThrough(page)
  for (let waited = 0; pending.size > 0; waited += POLL_MS) {
    if (waited > TIMEOUT_MS) throw new Error(`${address}: ${pending.size} requests did not finish.`)
    await sleep(POLL_MS)
  }
  await session.detach()
  return weight
}

/** Scrolls in half screens, with enough time at each for the browser to start loading lazy pictures. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

type Part = 'document' | 'style' | 'script' | 'font' | 'fallbackFont' | 'picture' | 'other'

function partOf({ type, url }: { type: string; url: string }): Part {
  switch (type) {
    case 'Document':
      return 'document'
    case 'Stylesheet':
      return 'style'
    case 'Script':
      return 'script'
    case 'Font':
      return FALLBACK_FONT.test(url) ? 'fallbackFont' : 'font'
    case 'Image':
      return 'picture'
    default:
      return 'other'
  }
}

function header(headers: Record<string, string>, wanted: string): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''
}
