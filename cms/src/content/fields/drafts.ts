import type { CollectionConfig } from 'payload'

type Versions = Exclude<CollectionConfig['versions'], boolean | undefined>
type Drafts = Exclude<Versions['drafts'], boolean | undefined>

/** Pages are edited as autosaved drafts, checked in the preview, then published now or on a schedule. */
export const drafts: Drafts = {
  autosave: { interval: 1500, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 },
}

/** Enough history to undo a week of mistakes without filling the database. */
export const MAX_VERSIONS = 50
