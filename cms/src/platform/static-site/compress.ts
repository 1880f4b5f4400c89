import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Below this many bytes a compressed form saves no packet. */
const WORTH_COMPRESSING = 512

/**
 * The brotli form of a text, or null where it is too small to matter. `thorough` squeezes what is written once and read
 * often; bulk work uses a level that is ten times quicker and a twentieth larger.
 */
export async function brotliOf(raw: Buffer, thorough: boolean): Promise<Buffer | null> {
  if (raw.length < WORTH_COMPRESSING) return null
  return compress(raw, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 9 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
}
