import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../media/seed')
/** The large picture of the home page may be heavier, so that it stays crisp. */
const LARGEST = 60_000
const LARGEST_HERO = 90_000

/** Rasterises a picture to `media/seed/`, lowering the quality until it is small enough. */
export async function saveWebp(file: string, svg: string): Promise<number> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  for (let quality = 88; ; quality -= 6) {
    const bytes = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (bytes.length <= (file === 'home/hero.webp' ? LARGEST_HERO : LARGEST) || quality <= 40) {
      await writeFile(target, bytes)
      return bytes.length
    }
  }
}

/** Rasterises to a palette PNG of the given width. */
export async function savePng(file: string, svg: string, width: number): Promise<number> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  const png = sharp(Buffer.from(svg), { density: 144 }).resize({ width })
  return (await png.png({ palette: true, quality: 90, effort: 8 }).toFile(target)).size
}

/** Writes an SVG as it is. */
export async function saveSvg(file: string, svg: string): Promise<number> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, `${svg}\n`)
  return svg.length
}
