import { collegePictures } from './colleges/pictures.ts'
import { coverPictures } from './covers/pictures.ts'
import { samplePages } from './sample-pages/sample-pages.ts'
import { scenePictures } from './scenes/pictures.ts'

/** All WebP pictures by file path below `media/seed/`. */
export const pictures = new Map<string, () => string | Promise<string>>([
  ...scenePictures,
  ...collegePictures,
  ...coverPictures,
  ...samplePages,
])
