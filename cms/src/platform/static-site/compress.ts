import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Below this many bytes a compressed form saves no packet. */
const WORTH_COMPRESSING = 512

/**
 * Quality 9 in a window of 64 kB: within a hundredth of the size that the largest window gives, and twenty times quicker
 * for a page, because no megabytes of tables are cleared for it.
 */
const PAGE = { quality: 9, window: 16 }
/** What is written once for each build and read for years. */
const ASSET = { quality: 11, window: constants.BROTLI_DEFAULT_WINDOW }

/** The brotli form of a page, or null where it is too small to matter; made at once, as it takes half a millisecond. */
export function brotliOfPage(raw: Buffer): Buffer | null {
  return raw.length < WORTH_COMPRESSING ? null : brotliCompressSync(raw, options(PAGE, raw))
}

/** The brotli form of an asset, squeezed for long, or null where it is too small to matter. */
export async function brotliOfAsset(raw: Buffer): Promise<Buffer | null> {
  return raw.length < WORTH_COMPRESSING ? null : compress(raw, options(ASSET, raw))
}

function options({ quality, window }: typeof PAGE, raw: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  }
}
