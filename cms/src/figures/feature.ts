import type { Shortcut } from '../admin-kit/dashboard/dashboard.ts'
import type { Feature } from '../portal/feature.ts'
import { FIGURES_VIEW } from './admin/figures-view.ts'
import { read } from './api/figures-endpoint.ts'
import { figuresExport } from './api/figures-export.ts'
import { figureCounts, figureEntries, figureState } from './collections/figure-counts.ts'
import { figureKeys } from './collections/figure-keys.ts'
import { checkFiguresTask, countWork } from './count/count-work.ts'
import { keyEndpoints } from './keys/key-endpoints.ts'
import { figuresLabels } from './labels/labels.ts'
import { viewerOf } from './read/viewer.ts'
import { startFigures } from './start-figures.ts'

const seeFigures: Shortcut = {
  needs: (user) => viewerOf(user) !== null,
  label: 'See the figures',
  hint: 'Applications, places and fees by session, course, college, category and day',
  href: FIGURES_VIEW.path,
}

/** Figures of applications, places and fees, from counters. */
export const figures: Feature = {
  labels: figuresLabels,
  endpoints: [read, ...keyEndpoints],
  exports: [figuresExport],
  collections: [figureCounts, figureEntries, figureState, figureKeys],
  dashboardSection: { alerts: [], shortcuts: [seeFigures] },
  work: [countWork],
  tasks: [checkFiguresTask],
  start: startFigures,
}
