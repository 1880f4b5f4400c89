import { allotmentInvariants } from '../src/allotment/invariants/invariants.ts'
import type { ProcessRecord } from '../src/allotment/processes/find-process.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import type { Payment } from '../src/payload-types.ts'
import type { meritRounds, Person } from './merit-rounds.ts'
import { messagesTo } from './outbox.ts'
import type { TestPortal } from './start-test-portal.ts'

const DAY_MS = 24 * 60 * 60_000
const tomorrow = () => new Date(Date.now() + DAY_MS)

interface Three {
  process: ProcessRecord
  best: Person
  second: Person
  last: Person
}

/** Three applicants and two seats, their payments and messages. */
export function seatMoney(portal: TestPortal, rounds: ReturnType<typeof meritRounds>) {
  return {
    /** What the nightly check finds wrong between payments and seats. */
    async faults(): Promise<string[]> {
      const found: string[] = []
      for (const invariant of allotmentInvariants) {
        for await (const { text } of invariant.find({ payload: portal.payload, now: tomorrow() })) found.push(text)
      }
      return found
    },
    /** The subjects of the messages about seats, in their order. */
    async newsFor({ student }: Person): Promise<(string | undefined)[]> {
      const rows = await messagesTo(portal.payload, student.email, 'seat-news')
      return rows.toReversed().map(({ subject }) => subject?.split(':')[0])
    },
    paymentsFor: ({ student }: Person): Promise<Payment[]> =>
      readRows({
        payload: portal.payload,
        collection: 'payments',
        where: { and: [{ studentId: { equals: student.id } }, { purpose: { equals: 'seat' } }] },
        sort: 'startedAt',
      }),
    /** One seat at each of two units; the best one wants the first alone, the others the first, then the second. */
    async threePeople(amounts?: [number, number]): Promise<Three> {
      const process = await rounds.aProcess(amounts && { amounts })
      const best = await rounds.aPerson(process, 90, ['C1'])
      const second = await rounds.aPerson(process, 80, ['C1', 'C2'])
      const last = await rounds.aPerson(process, 70, ['C1', 'C2'])
      await rounds.publishList(process)
      return { process, best, second, last }
    },
  }
}
