import type { HostileFile } from './hostile-file.ts'
import { pdfContents } from './pdf-contents.ts'
import { pdfImages } from './pdf-images.ts'
import { pdfStructures } from './pdf-structures.ts'
import { hostilePictures } from './pictures.ts'

/** Everything that `npm run bench -- hostile` sends: generated, so that the repository contains no hostile file. */
export const hostileFiles: readonly HostileFile[] = [...pdfStructures, ...pdfContents, ...pdfImages, ...hostilePictures]
