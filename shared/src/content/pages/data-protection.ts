import * as z from 'zod/mini'
import { optionalText } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { paths } from '../../site/paths.ts'
import { shell } from '../../site/shells.ts'
import { PROCESSOR_KEYS } from '../processors/processors.ts'

/** The companies that work for the portal, as its settings switch them on. */
export const processorsPage = pageKind('data-processors', {
  processors: z.array(
    z.object({
      key: z.enum(PROCESSOR_KEYS),
      /** The server or region, where the settings name it. */
      where: optionalText,
    }),
  ),
})

export const cookiesPage = shell('cookies', paths.cookies)
