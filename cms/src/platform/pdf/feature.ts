import type { Feature } from '../feature.ts'
import { type InPortal, Service } from '../service.ts'
import { PdfRenderer } from './pdf-renderer.ts'

/** For tests, which set a renderer of their own. */
export const pdfRenderers = new Service<PdfRenderer>('pdfRenderer')

/** The portal's renderer; Chromium starts with its first document. */
export function pdfRenderer(portal: InPortal): PdfRenderer {
  const existing = pdfRenderers.find(portal)
  if (existing) return existing
  const renderer = new PdfRenderer()
  pdfRenderers.set(portal, renderer)
  return renderer
}

/** Closes the portal's Chromium, if it runs. */
export async function stopPdfRenderer(portal: InPortal): Promise<void> {
  const renderer = pdfRenderers.find(portal)
  pdfRenderers.set(portal, null)
  await renderer?.stop()
}

/** Chromium starts in the background: the portal also serves without it. */
export const pdf: Feature = {
  start: async ({ payload }) => {
    const renderer = pdfRenderer(payload)
    const warm = renderer.warmUp().then(() => {
      if (renderer.problem === null) return
      payload.logger.error({
        msg: 'PDF documents are unavailable: Chromium could not be started.',
        reason: renderer.problem,
      })
    })
    return {
      stop: async () => {
        await warm
        await stopPdfRenderer(payload)
      },
    }
  },
}
