import { checkCaptions } from '../captions/check-captions.ts'
import { parseCsv } from '../csv/parse-csv.ts'
import { checkPdf } from '../pdf/check-pdf.ts'
import { describePdf } from '../pdf/describe-pdf.ts'
import { drawPage } from '../pdf/draw-page.ts'
import { cleanPicture } from '../pictures/clean-picture.ts'
import { fitPicture } from '../pictures/fit-picture.ts'
import { sitePicture } from '../pictures/site-picture.ts'
import { checkVideo } from '../video/check-video.ts'

/**
 * Everything that reads the content of an uploaded file. Runs in a process of its own (`check-child.ts`); the portal
 * imports the types alone. Inputs and results are plain data and bytes.
 */
export const operations = {
  checkCaptions,
  checkPdf,
  checkVideo,
  cleanPicture,
  describePdf,
  drawPage,
  fitPicture,
  parseCsv,
  sitePicture,
}

type Operations = typeof operations
export type OperationName = keyof Operations
export type Input<Name extends OperationName> = Parameters<Operations[Name]>[0]
export type Result<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>
