import { expect, type Page } from 'playwright/test'
import { type Weight, weightOfVisit } from '../../../scripts/lib/measure-weight.ts'

const KB = 1000
/** Maximum bytes of a content page on a first visit from a phone, with brotli. */
const LIMITS = { script: 7.5 * KB, withoutPictures: 62.1 * KB, fallbackFont: 100 * KB, homeWithPictures: 250 * KB }
/** Pages with more to do. */
const SCRIPT_LIMITS: Record<string, number> = {
  // Put books into the basket, and repeat what another device has overtaken.
  'purchase-books': 11.7 * KB,
  'books, second page': 11.7 * KB,
  'books, narrowed': 11.7 * KB,
  'books, searched': 11.7 * KB,
  // Loads related titles besides, and has the form for sold-out books.
  'a book': 12.5 * KB,
  // Its course asks in the dialog who can apply. It has a carousel and plays videos with captions.
  'a college': 8.8 * KB,
  // Asks about a mistyped e-mail domain.
  contact: 8.1 * KB,
  // Watches the payment, and says what to do in each of its states.
  'payment failed': 8.3 * KB,
  // Sells recorded courses, offers to watch those that were bought, and says how a payment of one is going.
  purches: 9.4 * KB,
}

/** Opens a page in a fresh context and expects it to stay within the limits and to send all text with brotli. */
export async function expectLightVisit(page: Page, { address, kind }: { address: string; kind: string }) {
  const weight = await weightOfVisit(page, address, { scroll: true })
  const light = withoutPictures(weight)
  const sizes = JSON.stringify(weight)
  expect(weight.document, `${kind}: measured, ${sizes}`).toBeGreaterThan(1 * KB)
  const maxScript = SCRIPT_LIMITS[kind] ?? LIMITS.script
  expect.soft(weight.script, `${kind}: bytes of script, of ${sizes}`).toBeLessThanOrEqual(maxScript)
  expect.soft(light, `${kind}: bytes without pictures, of ${sizes}`).toBeLessThanOrEqual(LIMITS.withoutPictures)
  const { fallbackFont } = weight
  expect
    .soft(fallbackFont, `${kind}: bytes of fonts for Indic scripts, of ${sizes}`)
    .toBeLessThanOrEqual(LIMITS.fallbackFont)
  if (kind === 'home') {
    const whole = light + weight.picture
    expect.soft(whole, `${kind}: bytes with pictures, of ${sizes}`).toBeLessThanOrEqual(LIMITS.homeWithPictures)
  }
  expect.soft(weight.uncompressed, `${kind}: sent without brotli`).toEqual([])
}

function withoutPictures({ document, style, script, font, other }: Weight): number {
  return document + style + script + font + other
}

const SCRIPT_URL = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g

/**
 * The brotli bytes and the number of scripts that a page references, including preloads. Scripts imported on demand do
 * not count.
 */
export async function namedScripts(origin: string, path: string): Promise<{ bytes: number; files: number }> {
  const page = await fetch(origin + path)
  if (!page.ok) throw new Error(`${path} returned ${page.status}.`)
  const scripts = new Set([...(await page.text()).matchAll(SCRIPT_URL)].map(([, address = '']) => address))
  const sizes = await Promise.all([...scripts].map((address) => sizeOf(new URL(address, origin))))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

async function sizeOf(address: URL): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  const size = Number(response.headers.get('content-length'))
  if (!response.ok || !(size > 0)) throw new Error(`${address.pathname} has no known size (${response.status}).`)
  return size
}
