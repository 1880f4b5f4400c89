import { learningContract } from '@pravesh/shared/learning/contract'
import {
  untouchedDrafts,
  withEditGuard,
  withNameFirst,
  withPublishing,
  withTranslations,
  withTrash,
} from '../content/index.ts'
import type { Feature } from '../portal/feature.ts'
import { learningDashboard } from './admin/dashboard.ts'
import { buy } from './buy/buy-endpoint.ts'
import { courseProgress } from './collections/course-progress.ts'
import { coursePurchases } from './collections/course-purchases.ts'
import { recordedCourses } from './collections/recorded-courses.ts'
import { learningInvariants } from './invariants/invariants.ts'
import { learningLabels } from './labels/labels.ts'
import { courseBought } from './messages/course-bought.ts'
import { learningPages } from './pages.ts'
import { learningRecords } from './person-records.ts'
import { learningData } from './personal-data/learning-data.ts'
import { recordUses } from './removal/record-uses.ts'
import { demoRecordedCourses } from './seed/demo-recorded-courses.ts'
import { learningSettingsGlobal } from './settings/learning-settings-global.ts'
import { courseContent, markWatched, myCourses } from './watch/watch-endpoints.ts'

/** Recorded courses: their sale, and their videos for those who bought them. */
export const learning: Feature = {
  labels: learningLabels,
  personRecords: learningRecords,
  collections: [
    withPublishing(withEditGuard(withNameFirst(withTrash(withTranslations(recordedCourses))))),
    coursePurchases,
    courseProgress,
  ],
  work: [untouchedDrafts('recorded-courses', 'name')],
  globals: [learningSettingsGlobal],
  endpoints: [myCourses, courseContent, buy, markWatched],
  contract: learningContract,
  pages: learningPages,
  messages: [courseBought],
  personalData: learningData,
  recordUses,
  invariants: learningInvariants,
  dashboardSection: learningDashboard,
  demoContent: demoRecordedCourses,
}
