import type { Browser, BrowserContextOptions } from 'playwright-core'

/** What one page costs over the wire, in bytes with headers, as a first visit. */
export interface Weight {
  document: number
  style: number
  script: number
  font: number
  picture: number
  other: number
  requests: number
  /** Answers of 1 kB and more that are text and were not sent with brotli. */
  uncompressed: string[]
}

const TEXT = new Set(['Document', 'Stylesheet', 'Script'])

/** Loads a page in a new, empty browser context and scrolls through it, so that lazy pictures count as a reader meets them. */
export async function measureWeight(
  browser: Browser,
  { address, screen, scroll }: { address: string; screen: BrowserContextOptions; scroll: boolean },
): Promise<Weight> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const weight: Weight = {
    document: 0,
    style: 0,
    script: 0,
    font: 0,
    picture: 0,
    other: 0,
    requests: 0,
    uncompressed: [],
  }
  const answers = new Map<string, { type: string; url: string; encoding: string }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, url: response.url, encoding: header(response.headers, 'content-encoding') })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    // Maps and videos of other sites are not ours to weigh.
    if (!answer?.url.startsWith(new URL(address).origin)) return
    weight[partOf(answer.type)] += encodedDataLength
    weight.requests++
    if (TEXT.has(answer.type) && encodedDataLength > 1000 && answer.encoding !== 'br')
      weight.uncompressed.push(answer.url)
  })
  await page.goto(address, { waitUntil: 'load' })
  if (scroll) {
    for (let i = 0; i < 30; i++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(30)
    }
  }
  await page.waitForTimeout(300)
  await context.close()
  return weight
}

function partOf(type: string): 'document' | 'style' | 'script' | 'font' | 'picture' | 'other' {
  switch (type) {
    case 'Document':
      return 'document'
    case 'Stylesheet':
      return 'style'
    case 'Script':
      return 'script'
    case 'Font':
      return 'font'
    case 'Image':
      return 'picture'
    default:
      return 'other'
  }
}

function header(headers: Record<string, string>, wanted: string): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''
}
