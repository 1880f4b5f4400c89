import type { CollectionConfig } from 'payload'

type Versions = Exclude<CollectionConfig['versions'], boolean | undefined>
type Drafts = Exclude<Versions['drafts'], boolean | undefined>

/** Pages are changed as drafts that save themselves, checked in the preview, then put on the site now or at a set time. */
export const drafts: Drafts = {
  autosave: { interval: 1500, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 },
}

/** Enough history to undo a bad week, not so much that the database fills with it. */
export const MAX_VERSIONS = 50
