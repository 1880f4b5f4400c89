import { APPLICATIONS, openApplications, removeApplications } from './admissions-folders.ts'
import type { Row } from './report.ts'
import { compareScreens, type Screen } from './staff-screens.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

interface Listed {
  id: string
  college: string
}

const SCREENS: Screen<Listed>[] = [
  { name: 'figures', maxRatio: 1.5, addresses: () => ['/api/figures'] },
  { name: 'figures of a college', maxRatio: 1.5, addresses: ({ college }) => [`/api/figures?college=${college}`] },
  {
    name: 'figures of 90 days, by day',
    maxRatio: 1.5,
    addresses: () => [`/api/figures?from=${daysAgo(90)}&to=${daysAgo(1)}&by=day`],
  },
]

/** The figures with few and with many applications. */
export async function benchFigures(): Promise<Row[]> {
  try {
    const small = await openApplications(APPLICATIONS.small)
    const large = await openApplications(APPLICATIONS.large)
    const examples = '/api/applications?depth=0&limit=15&page=20&sort=-submittedAt'
    try {
      return await compareScreens({
        screens: SCREENS,
        few: { portal: small, records: APPLICATIONS.small, examples },
        many: { portal: large, records: APPLICATIONS.large, examples },
      })
    } finally {
      await Promise.all([small.stop(), large.stop()])
    }
  } finally {
    await removeApplications()
  }
}
