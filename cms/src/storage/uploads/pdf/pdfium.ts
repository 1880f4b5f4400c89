import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** A document in an instance of PDFium. */
export interface PdfiumDocument {
  pdfium: WrappedPdfiumModule
  /** PDFium's handle of the document. */
  document: number
  /** The instance's memory, which may grow with each call. */
  memory: WebAssembly.Memory
}

let compiled: Promise<WebAssembly.Module> | null = null

/**
 * Opens a PDF in a new instance of PDFium; null if PDFium cannot. No document shares memory with another one, and all of
 * it is released with the instance. PDFium has no access to files or the network, and this build runs no scripts.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfiumDocument | null> {
  const { pdfium, memory } = await newInstance()
  const address = pdfium.pdfium.wasmExports.malloc(bytes.byteLength)
  if (address === 0) return null
  new Uint8Array(memory.buffer).set(bytes, address)
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.byteLength, '')
  return document === 0 ? null : { pdfium, document, memory }
}

/** Compiles PDFium, so that the first document does not wait for it. */
export function compilePdfium(): Promise<WebAssembly.Module> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')).then((binary) =>
    WebAssembly.compile(new Uint8Array(binary)),
  )
  return compiled
}

async function newInstance(): Promise<Omit<PdfiumDocument, 'document'>> {
  const module = await compilePdfium()
  let memory: unknown
  const pdfium = await init({
    instantiateWasm(imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      memory = instance.exports.memory
      received(instance)
      return instance.exports
    },
  })
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('PDFium exports no memory.')
  pdfium.FPDF_InitLibrary()
  return { pdfium, memory }
}
