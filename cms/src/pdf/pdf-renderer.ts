import type { Browser } from 'playwright-core'
import { Semaphore } from '../foundation/concurrency/semaphore.ts'
import { pdfCall } from '../foundation/metrics/measured.ts'
import { type BlankPage, blankPage, closePage } from './blank-page.ts'
import { launchChromium } from './launch-chromium.ts'
import { type PdfDocument, printDocument } from './print-document.ts'

/** The renderer cannot produce a document now; the caller may try again. */
class PdfError extends Error {
  override name = 'PdfError'
}

export interface PdfRendererOptions {
  /** Pages that print at once, and documents that may wait for one. */
  pages?: number
  waiting?: number
  /** Time limit for one document, in milliseconds. */
  timeoutMs?: number
  launch?: () => Promise<Browser>
}

/** Documents after which a page is replaced, so that its memory stays bounded. */
const MAX_USES = 250

interface OpenPage {
  blank: BlankPage
  uses: number
  browser: Promise<Browser>
}

/**
 * Prints documents with one warm Chromium, which starts with the first document and restarts after a crash. Its pages
 * are reused. (decision 0035)
 */
export class PdfRenderer {
  private readonly launch: () => Promise<Browser>
  private readonly timeoutMs: number
  private readonly slots: Semaphore
  private browser: Promise<Browser> | null = null
  private idle: OpenPage[] = []
  private stopped = false
  /** Why Chromium did not start at the last attempt; null if it did. */
  problem: string | null = null

  constructor({ pages = 2, waiting = 50, timeoutMs = 20_000, launch = launchChromium }: PdfRendererOptions = {}) {
    this.launch = launch
    this.timeoutMs = timeoutMs
    this.slots = new Semaphore({ atOnce: pages, waiting, full: () => new PdfError('Too many documents are waiting.') })
  }

  /** Prints one document. Throws a PdfError when Chromium is unavailable, the queue is full or the time is over. */
  render(document: PdfDocument): Promise<Buffer> {
    const run = async () => {
      try {
        return await this.print(document)
      } catch (error) {
        if (error instanceof PdfError) throw error
        // A crash says nothing about the document, so it gets a second chance.
        return await this.print(document).catch((again: unknown) => Promise.reject(asPdfError(again)))
      }
    }
    return pdfCall({ operation: 'render', run: () => this.slots.run(run) })
  }

  /** Documents that are being printed, and those that wait. */
  get load(): { printing: number; waiting: number } {
    return { printing: this.slots.runningCount, waiting: this.slots.waitingCount }
  }

  /** Starts the browser and opens a page, so that the first document does not wait for it. Never throws. */
  async warmUp(): Promise<void> {
    await this.render({ title: '', lang: 'en', css: '', html: '' }).catch(() => {})
  }

  /** Closes the browser. Documents that are being printed fail. */
  async stop(): Promise<void> {
    this.stopped = true
    const browser = this.browser
    this.abandon(browser)
    await browser?.then((running) => running.close()).catch(() => {})
  }

  private async print(document: PdfDocument): Promise<Buffer> {
    const open = this.idle.pop() ?? (await this.openPage())
    try {
      const pdf = await this.withinTime(printDocument(open.blank, document))
      await this.giveBack(open)
      return pdf
    } catch (error) {
      void closePage(open.blank)
      // Anything but a document that takes too long means that the browser does not work any more.
      if (!(error instanceof PdfError)) this.replaceBrowser(open.browser)
      throw error
    }
  }

  private async openPage(): Promise<OpenPage> {
    const browser = this.running()
    const blank = await browser.then(blankPage).catch((error: unknown) => {
      if (!(error instanceof PdfError)) this.replaceBrowser(browser)
      throw error
    })
    return { blank, uses: 0, browser }
  }

  private async giveBack({ blank, uses, browser }: OpenPage): Promise<void> {
    if (uses + 1 < MAX_USES && browser === this.browser) this.idle.push({ blank, uses: uses + 1, browser })
    else await closePage(blank)
  }

  private running(): Promise<Browser> {
    if (this.stopped) return Promise.reject(new PdfError('The renderer has stopped.'))
    if (this.browser) return this.browser
    const starting = this.start()
    this.browser = starting
    starting.then(
      (browser) => browser.on('disconnected', () => this.abandon(starting)),
      () => this.abandon(starting),
    )
    return starting
  }

  private async start(): Promise<Browser> {
    try {
      const browser = await this.launch()
      this.problem = null
      return browser
    } catch (error) {
      this.problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      throw new PdfError(`Chromium could not be started: ${this.problem}`)
    }
  }

  private replaceBrowser(broken: Promise<Browser>): void {
    this.abandon(broken)
    void broken.then((browser) => browser.close()).catch(() => {})
  }

  /** Forgets a browser, so that the next document starts another one, unless that has happened already. */
  private abandon(browser: Promise<Browser> | null): void {
    if (this.browser !== browser) return
    this.browser = null
    this.idle = []
  }

  private async withinTime<T>(work: Promise<T>): Promise<T> {
    const { promise: over, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new PdfError('The document took too long.')), this.timeoutMs)
    try {
      return await Promise.race([work, over])
    } finally {
      clearTimeout(timer)
      // When the time is over, its later failure must not count as unhandled.
      work.catch(() => {})
    }
  }
}

function asPdfError(error: unknown): PdfError {
  return error instanceof PdfError ? error : new PdfError(String(error), { cause: error })
}
