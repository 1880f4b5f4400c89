import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The folder of the committed pictures. */
export const seedFolder = path.join(import.meta.dirname, '../seed')
/** The large picture of the home page may be bigger, so that it stays crisp. */
const LARGEST = 60_000
const LARGEST_HERO = 90_000

/** Rasterises a picture, lowering the quality until it fits the size limit. */
export async function renderWebp(file: string, svg: string): Promise<Buffer> {
  const largest = file === 'home/hero.webp' ? LARGEST_HERO : LARGEST
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  for (let quality = 88; ; quality -= 6) {
    const bytes = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (bytes.length <= largest || quality <= 40) return bytes
  }
}

/** Rasterises a picture into `media/seed/` and returns its size in bytes. */
export async function saveWebp(file: string, svg: string): Promise<number> {
  const bytes = await renderWebp(file, svg)
  await writeFile(await targetOf(file), bytes)
  return bytes.length
}

/** Rasterises a picture to a palette PNG of the given width. */
export async function savePng(file: string, svg: string, width: number): Promise<number> {
  const png = sharp(Buffer.from(svg), { density: 144 }).resize({ width })
  return (await png.png({ palette: true, quality: 90, effort: 8 }).toFile(await targetOf(file))).size
}

export async function saveSvg(file: string, svg: string): Promise<number> {
  await writeFile(await targetOf(file), `${svg}\n`)
  return svg.length
}

async function targetOf(file: string): Promise<string> {
  const target = path.join(seedFolder, file)
  await mkdir(path.dirname(target), { recursive: true })
  return target
}
