import type { CourseSources } from '../src/content/pages/course.ts'

/** For pages whose costs and seats a test does not look at. */
export const noCourseSources: CourseSources = {
  costs: async () => ({ costs: [], courseFee: { label: 'Tuition fee', days: [] } }),
  calendar: async () => null,
  taken: { count: async () => 0, placeOf: () => null },
}
