import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** What students have watched: one row per student and video, so that two tabs never overwrite each other. */
export const courseProgress: CollectionConfig = {
  slug: 'course-progress',
  labels: { singular: 'Watched video', plural: 'Watched videos' },
  access: accessTo('course-progress'),
  admin: { hidden: true },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['studentId', 'courseId'] }],
  fields: [
    // `student/course/video`
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'studentId', type: 'text', required: true },
    { name: 'courseId', type: 'text', required: true },
    { name: 'videoId', type: 'text', required: true },
    { name: 'openedAt', type: 'date' },
    { name: 'isWatched', type: 'checkbox', required: true, defaultValue: false },
  ],
}
