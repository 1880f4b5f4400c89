import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { Problem } from '../../foundation/problem.ts'
import { assetHeaders, type HeaderSet, IMMUTABLE, siteFileHeaders } from '../../http/files/security-headers.ts'
import { sendFile } from '../../http/files/send-file.ts'
import { sendStreamed } from '../../http/files/send-streamed.ts'
import type { Pictures } from './pictures.ts'
import type { StreamedFiles } from './streamed-files.ts'

const PICTURE = /^[\w-][\w.-]*\.(avif|webp|png|jpe?g)$/
const STREAMED = /^[\w-][\w.-]*\.(mp4|webm|vtt|pdf)$/
const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat()

interface MediaOptions {
  pictures: Pictures
  siteFiles: StreamedFiles
  /** Logs why a file could not be loaded. */
  log: Pick<Logger, 'error'>
  /** Headers of every response, e.g. HSTS. */
  extraHeaders: readonly string[]
  /** Responds to an address without a file. */
  absent: (req: IncomingMessage, res: ServerResponse, pathname: string) => void
}

/** Serves uploads of staff at `/media/NAME`. Names are random and never reused, so clients may cache them for ever. */
export class MediaHandler {
  private readonly options: MediaOptions
  private readonly picture: string[]
  private readonly streamed: string[]

  constructor(options: MediaOptions) {
    this.options = options
    this.picture = [...flat({ ...assetHeaders, ...IMMUTABLE }), ...options.extraHeaders]
    this.streamed = [...flat({ ...siteFileHeaders, ...IMMUTABLE }), ...options.extraHeaders]
  }

  async handle(req: IncomingMessage, res: ServerResponse, pathname: string): Promise<void> {
    const name = pathname.slice('/media/'.length)
    try {
      if (!(await this.send(req, res, name))) this.options.absent(req, res, pathname)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.options.log.error({ msg: 'A public file could not be loaded.', name, err: error.cause })
      if (res.headersSent) {
        res.destroy()
        return
      }
      const retry = [
        'retry-after',
        '60',
        'cache-control',
        'no-store',
        ...flat(assetHeaders),
        ...this.options.extraHeaders,
      ]
      res.writeHead(error.status, ['content-type', 'text/plain; charset=utf-8', ...retry])
      res.end(req.method === 'HEAD' ? undefined : error.publicMessage)
    }
  }

  /** Whether there is such a file. */
  private async send(req: IncomingMessage, res: ServerResponse, name: string): Promise<boolean> {
    const { pictures, siteFiles } = this.options
    const picture = PICTURE.test(name) ? await pictures.get(name, this.picture) : null
    if (picture) sendFile(req, res, picture)
    const file = STREAMED.test(name) ? await siteFiles.find(name) : null
    if (file) await sendStreamed(req, res, { file, headers: this.streamed })
    return picture !== null || file !== null
  }
}
