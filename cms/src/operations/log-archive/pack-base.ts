import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'

/** Compresses a copy of the database, and removes it. */
export async function packBase(copy: string, to: string): Promise<void> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  await pipeline(createReadStream(copy), compress, createWriteStream(to, { mode: 0o600 }))
  await rm(copy)
}

/** Rejects if the base is damaged. */
export async function unpackBase(base: Readable, to: string): Promise<void> {
  await pipeline(base, createZstdDecompress(), createWriteStream(to, { mode: 0o600 }))
}
