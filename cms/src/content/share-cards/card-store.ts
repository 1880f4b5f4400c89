import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CardContent } from '@pravesh/shared/site/share-card'
import { Semaphore } from '../../foundation/concurrency/semaphore.ts'
import { Problem } from '../../foundation/problem.ts'
import { writeFileAtomically } from '../../http/files/atomic-file.ts'
import { readStored, type Storage } from '../../storage/storage.ts'
import { drawCard } from './draw-card.ts'
import { hashOf } from './share-card.ts'

/** One drawing takes a third of a second of one core. */
const DRAWINGS = { atOnce: 1, waiting: 20 }
/** Some 300 MB. Older cards are drawn again when a network asks for them. */
const MAX_FILES = 4000
/** Cards drawn between two looks at the number of files. */
const SWEEP_EVERY = 200

const busy = () =>
  new Problem({
    code: 'CARDS_BUSY',
    status: 503,
    publicMessage: 'Many pictures are being drawn. Try again in a minute.',
    retryAfterSeconds: 60,
  })

interface StoreOptions {
  /** The folder of the cards. */
  folder: string
  storage: Storage
  maxFiles?: number
}

/** Share cards that were asked for, as files named by the hash of their content. */
export class CardStore {
  private readonly folder: string
  private readonly storage: Storage
  private readonly maxFiles: number
  private readonly drawings = new Semaphore({ ...DRAWINGS, full: busy })
  private readonly running = new Map<string, Promise<Buffer>>()
  private drawnCount = 0

  constructor({ folder, storage, maxFiles = MAX_FILES }: StoreOptions) {
    this.folder = folder
    this.storage = storage
    this.maxFiles = maxFiles
  }

  /** The card with this hash; null if it has not been drawn. */
  async find(hash: string): Promise<Buffer | null> {
    return readFile(this.fileOf(hash)).catch(() => null)
  }

  /** Draws a card once, however many ask for it. Rejects with a Problem (503) when too many others wait. */
  draw(content: CardContent): Promise<Buffer> {
    const hash = hashOf(content)
    const known = this.running.get(hash)
    if (known) return known
    const drawing = this.drawings.run(() => this.drawNow(hash, content)).finally(() => this.running.delete(hash))
    this.running.set(hash, drawing)
    return drawing
  }

  private async drawNow(hash: string, content: CardContent): Promise<Buffer> {
    const picture = content.picture === null ? null : await readStored(this.storage, `public/${content.picture}`)
    const raw = await drawCard(content, picture)
    await writeFileAtomically(this.fileOf(hash), { raw, brotli: null })
    this.drawnCount += 1
    if (this.drawnCount % SWEEP_EVERY === 0) await this.sweep()
    return raw
  }

  /** Removes the oldest files above the limit. */
  async sweep(): Promise<void> {
    const names = await readdir(this.folder)
    if (names.length <= this.maxFiles) return
    const files = await Promise.all(
      names.map(async (name) => ({ name, modified: (await stat(path.join(this.folder, name))).mtimeMs })),
    )
    files.sort((one, other) => one.modified - other.modified)
    for (const { name } of files.slice(0, files.length - this.maxFiles)) {
      await rm(path.join(this.folder, name), { force: true })
    }
  }

  private fileOf(hash: string): string {
    return path.join(this.folder, `${hash}.jpg`)
  }
}
