import type { Browser, CDPSession, Page } from 'playwright-core'
import { FONT_FAMILIES, FONT_SAMPLE, fontFaces } from './fonts.ts'

/** Also blocks what a route cannot see, such as prefetches. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/** A page for documents, and its connection to Chromium's own protocol. */
export interface BlankPage {
  page: Page
  protocol: CDPSession
  /** The page's `window` in the protocol. */
  windowId: string
}

/**
 * Opens a page for documents, in which all fonts are loaded. It runs no scripts and reaches no network: only `data:`
 * addresses load.
 */
export async function blankPage(browser: Browser): Promise<BlankPage> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' })
  await context.route('**/*', (route) => route.abort())
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><html><head><meta charset="utf-8"><title></title>` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      `<style>${fontFaces()}\nhtml{font-family:${FONT_FAMILIES}}</style><style></style></head>` +
      `<body><p>${FONT_SAMPLE} <b>${FONT_SAMPLE}</b></p></body></html>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const protocol = await context.newCDPSession(page)
  const { result } = await protocol.send('Runtime.evaluate', { expression: 'window' })
  if (result.objectId === undefined) throw new Error('The page has no window.')
  return { page, protocol, windowId: result.objectId }
}

/** Closes a page with its context. A page of a crashed browser is closed already. */
export async function closePage({ page }: BlankPage): Promise<void> {
  await page
    .context()
    .close()
    .catch(() => {})
}
