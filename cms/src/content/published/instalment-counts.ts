import type { Records } from '../../publishing/pages/records.ts'

/** In how many parts the fee of each visible course is paid; courses without parts are left out. */
export async function instalmentCounts(records: Records): Promise<number[]> {
  const courses = await records.list({
    collection: 'courses',
    fields: ['semesterFees'],
    where: { visible: { equals: true } },
  })
  return courses.map(({ semesterFees }) => semesterFees?.length ?? 0).filter((count) => count > 0)
}
