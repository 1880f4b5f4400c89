/** Draws the seed pictures. Arguments (`npm run draw colleges gallery/yoga`) are prefixes of the files to draw. */
import { drawBrand } from './brand.ts'
import { drawDocuments } from './documents/draw-documents.ts'
import { pictures } from './list.ts'
import { drawSample } from './sample-pages/draw-sample.ts'
import { saveWebp } from './save.ts'
import { drawWalk } from './videos/draw-walk.ts'

const wanted = process.argv.slice(2)
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((start) => file.startsWith(start))

for (const [file, draw] of pictures) {
  if (!isWanted(file)) continue
  const bytes = await saveWebp(file, await draw())
  console.log(`${file} ${Math.round(bytes / 1000)} kB`)
}
if (isWanted('brand')) await drawBrand()
if (isWanted('documents')) await drawDocuments()
if (isWanted('books/sample.pdf')) await drawSample()
if (isWanted('videos')) await drawWalk()
