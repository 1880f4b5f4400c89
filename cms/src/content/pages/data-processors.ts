import { processorsPage } from '@pravesh/shared/content/pages/data-protection'
import { paths } from '@pravesh/shared/site/paths'
import { portalOf } from '../../foundation/portal.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import { switchedOn } from '../processors/switched-on.ts'

/** Settings change with a start, which publishes every page. */
export const dataProcessors = fixedPage({
  kind: processorsPage,
  path: paths.dataProcessors,
  sitemap: { position: 8 },
  load: async ({ records }) => ({ processors: switchedOn(portalOf(records.payload).env) }),
})
