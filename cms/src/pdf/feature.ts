import { gauges } from '../database/gauges.ts'
import { type InPortal, portalOf } from '../foundation/portal.ts'
import type { Feature } from '../portal/feature.ts'
import { warmUpLater } from '../portal/warm-up-later.ts'
import { PdfRenderer } from './pdf-renderer.ts'

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Private to this file, and to tests that set a renderer of their own. */
    pdfRenderer?: PdfRenderer | undefined
  }
}

/** The portal's renderer; Chromium starts with its first document. */
export function pdfRenderer(portal: InPortal): PdfRenderer {
  const { pdfRenderer: renderer = new PdfRenderer() } = portalOf(portal)
  portalOf(portal).pdfRenderer = renderer
  return renderer
}

/** Closes the portal's Chromium, if it runs. */
export async function stopPdfRenderer(portal: InPortal): Promise<void> {
  const { pdfRenderer: renderer } = portalOf(portal)
  portalOf(portal).pdfRenderer = undefined
  await renderer?.stop()
}

const pdfGauges = gauges({
  about: {
    pdf_up: 'Whether Chromium could be started at the last attempt.',
    pdf_printing: 'Documents that are being printed.',
    pdf_waiting: 'Documents that wait for one of the pages that print.',
  },
  database: false,
  read({ payload }) {
    const { problem, load } = pdfRenderer(payload)
    return { pdf_up: problem === null ? 1 : 0, pdf_printing: load.printing, pdf_waiting: load.waiting }
  },
})

/** The portal also serves without Chromium. */
export const pdf: Feature = {
  gauges: [pdfGauges],
  start: async ({ payload }) => {
    const renderer = pdfRenderer(payload)
    const warm = warmUpLater(async () => {
      await renderer.warmUp()
      if (renderer.problem === null) return
      payload.logger.error({
        msg: 'PDF documents are unavailable: Chromium could not be started.',
        reason: renderer.problem,
      })
    })
    return {
      stop: async () => {
        await warm.stop()
        await stopPdfRenderer(payload)
      },
    }
  },
}
