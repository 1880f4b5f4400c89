import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { brotliOfAsset, COMPRESSIBLE } from '../../http/files/compress.ts'
import { filesBelow } from '../../http/files/files-below.ts'

const decompress = promisify(brotliDecompress)

/**
 * Writes the brotli encodings of a build's assets, `_astro/a.css.br` for `_astro/a.css`, so that no portal has to spend the
 * seconds of processor time when it starts with the build for the first time.
 */
export async function compressAssets({ assets, compressed }: { assets: string; compressed: string }): Promise<void> {
  await rm(compressed, { recursive: true, force: true })
  const files = (await filesBelow(assets)).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(files.map((file) => compressAsset(path.join(assets, file), path.join(compressed, `${file}.br`))))
}

async function compressAsset(source: string, target: string): Promise<void> {
  const brotli = await brotliOfAsset(await readFile(source))
  if (brotli === null) return
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, brotli)
}

/** The encoding in `file`; null if there is none, or it is that of another build's asset. */
export async function compressedAsset(file: string, raw: Buffer): Promise<Buffer | null> {
  const brotli = await readFile(file).catch(() => null)
  if (brotli === null) return null
  const decoded = await decompress(brotli).catch(() => null)
  return decoded?.equals(raw) ? brotli : null
}
