import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { pdfText } from '../../test/pdf-text.ts'
import { launchChromium } from './launch-chromium.ts'
import { PdfRenderer, type PdfRendererOptions } from './pdf-renderer.ts'

const HELLO = { title: 'Hello', lang: 'en-IN', css: '', html: '<h1>Hello</h1>' }
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-'

function aRenderer(options: PdfRendererOptions = {}): PdfRenderer {
  const renderer = new PdfRenderer(options)
  onTestFinished(() => renderer.stop())
  return renderer
}

const shared = new PdfRenderer()
afterAll(() => shared.stop())

it('prints a tagged PDF with title, language and outline', async () => {
  const pdf = await shared.render(HELLO)
  expect(isPdf(pdf)).toBe(true)
  const text = pdf.toString('latin1')
  expect(text).toMatch(/\/Title[\s(]*[^)]*Hello/)
  expect(text).toContain('/Lang (en-IN)')
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
  expect(text).toContain('/Outlines')
})

/** Calls of a server on this machine, whose address the document names. */
async function requestsOf(html: (origin: string) => string): Promise<string[]> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await shared.render({ ...HELLO, html: html(origin) }).catch(() => {})
  expect(isPdf(await shared.render(HELLO))).toBe(true)
  return asked
}

it.each([
  [
    'styles',
    (o: string) =>
      `<link rel="stylesheet" href="${o}/a"><style>@import "${o}/b";p{background:url(${o}/c)}</style><p>x</p>`,
  ],
  [
    'pictures',
    (o: string) =>
      `<img src="${o}/a"><svg><image href="${o}/b"/></svg><video src="${o}/c" poster="${o}/d" autoplay></video>`,
  ],
  ['frames', (o: string) => `<iframe src="${o}/a"></iframe><object data="${o}/b"></object><embed src="${o}/c">`],
  [
    'scripts',
    (o: string) =>
      `<script>fetch('${o}/a')</script><img src="x" onerror="fetch('${o}/b')"><svg onload="fetch('${o}/c')">`,
  ],
  [
    'links',
    (o: string) => `<link rel="prefetch" href="${o}/a"><link rel="preconnect" href="${o}"><a href="${o}/b">x</a>`,
  ],
  ['a redirect', (o: string) => `<meta http-equiv="refresh" content="0;url=${o}/a">`],
  ['fonts', (o: string) => `<style>@font-face{font-family:x;src:url(${o}/a)}p{font-family:x}</style><p>x</p>`],
])('sends no request for %s', async (_, html) => {
  expect(await requestsOf(html)).toEqual([])
})

it('leaves nothing of a document in the next one', async () => {
  const hindi = { title: 'A', lang: 'hi', css: 'h1{display:none}', html: '<p>गुप्त</p>' }
  const [first, ...later] = [await shared.render(hindi), await shared.render(HELLO), await shared.render(HELLO)]
  expect(first?.toString('latin1')).toContain('Devanagari')
  for (const pdf of later) {
    expect(pdf.toString('latin1')).not.toContain('Devanagari')
    expect(pdf.toString('latin1')).toContain('/Lang (en-IN)')
  }
})

it('starts Chromium again after a crash', async () => {
  const started: Browser[] = []
  const launch = async () => {
    const browser = await launchChromium()
    started.push(browser)
    return browser
  }
  const renderer = aRenderer({ launch })
  await renderer.render(HELLO)
  await started[0]?.close()
  expect(isPdf(await renderer.render(HELLO))).toBe(true)
  const printing = renderer.render(HELLO)
  await started[1]?.close()
  expect(isPdf(await printing)).toBe(true)
  expect(started.length).toBeGreaterThan(1)
})

it('reports why Chromium cannot be started, and starts it when it can', async () => {
  let installed = false
  const launch = () => (installed ? launchChromium() : Promise.reject(new Error('No Chromium found.')))
  const renderer = aRenderer({ launch })
  await expect(renderer.render(HELLO)).rejects.toThrow('Chromium could not be started')
  expect(renderer.problem).toBe('No Chromium found.')
  installed = true
  expect(isPdf(await renderer.render(HELLO))).toBe(true)
  expect(renderer.problem).toBeNull()
})

it('refuses documents beyond its queue', async () => {
  const renderer = aRenderer({ pages: 1, waiting: 1 })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => renderer.render(HELLO)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
})

it('ends a document that takes too long', async () => {
  const renderer = aRenderer({ timeoutMs: 0 })
  await expect(renderer.render(HELLO)).rejects.toThrow('too long')
})

it('draws stored text in its order, with a sign for letters that no font has', async () => {
  const html = '<p>12 ROAD\u202E, TOWN</p><p>PIN 741101</p><p>அ\u2067B</p>'
  const pdf = pdfText(await shared.render({ ...HELLO, html }))
  expect(pdf).toContain('12 ROAD, TOWN')
  expect(pdf).toContain('PIN 741101')
  expect(pdf).toContain('\uFFFDB')
})
