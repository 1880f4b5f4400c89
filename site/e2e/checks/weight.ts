import { expect, type Page } from 'playwright/test'
import { type Weight, weightOfVisit } from '../../../scripts/lib/measure-weight.ts'

const KB = 1000
/** The most that a content page sends to a phone on a first visit, with brotli. */
const LIMITS = { script: 6 * KB, withoutPictures: 60 * KB, homeWithPictures: 250 * KB }

/** Opens a page in an empty context: it keeps the limits of content pages and sends all text with brotli. */
export async function expectLightVisit(page: Page, { address, kind }: { address: string; kind: string }) {
  const weight = await weightOfVisit(page, address, { scroll: true })
  const light = withoutPictures(weight)
  const sizes = JSON.stringify(weight)
  expect(weight.document, `${kind}: measured, ${sizes}`).toBeGreaterThan(1 * KB)
  expect.soft(weight.script, `${kind}: bytes of script, of ${sizes}`).toBeLessThanOrEqual(LIMITS.script)
  expect.soft(light, `${kind}: bytes without pictures, of ${sizes}`).toBeLessThanOrEqual(LIMITS.withoutPictures)
  if (kind === 'home') {
    const whole = light + weight.picture
    expect.soft(whole, `${kind}: bytes with pictures, of ${sizes}`).toBeLessThanOrEqual(LIMITS.homeWithPictures)
  }
  expect.soft(weight.uncompressed, `${kind}: sent without brotli`).toEqual([])
}

function withoutPictures({ document, style, script, font, other }: Weight): number {
  return document + style + script + font + other
}

const ASKED = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g

/**
 * The scripts that a page names, those it only preloads included, and their bytes with brotli. What is imported later on
 * demand is not counted.
 */
export async function namedScripts(origin: string, path: string): Promise<{ bytes: number; files: number }> {
  const page = await fetch(origin + path)
  if (!page.ok) throw new Error(`${path} answered ${page.status}.`)
  const scripts = new Set([...(await page.text()).matchAll(ASKED)].map(([, address = '']) => address))
  const sizes = await Promise.all([...scripts].map((address) => sizeOf(new URL(address, origin))))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

async function sizeOf(address: URL): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  const size = Number(response.headers.get('content-length'))
  if (!response.ok || !(size > 0)) throw new Error(`${address.pathname} has no known size (${response.status}).`)
  return size
}
