import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sqliteOf } from '../src/database/adapter/sqlite-of.ts'
import { updateRow } from '../src/database/records/update-row.ts'
import type { Staff } from '../src/payload-types.ts'
import { aDraftBook, aPublishedBook } from './builders/books.ts'
import { aPicture } from './builders/pictures.ts'
import { aStaffMember, signedIn } from './builders/staff.ts'
import type { Answer, TestPortal } from './start-test-portal.ts'

interface Interruption {
  prepare: () => Promise<unknown>
  interrupt: () => Promise<Answer>
  interrupted: () => Promise<Answer>
}

type Answers = Record<'interrupt' | 'interrupted', Answer>

type Calls = Record<string, (...args: unknown[]) => Promise<unknown>>

interface Extent {
  rounds: number
  /** 1 interrupts a request at each of its database calls, 2 at every second one. */
  step: number
}

/** Requests of the admin succeed or say what happened when another one deletes their record meanwhile. */
export function concurrentDeletionTests(portal: TestPortal, { rounds, step }: Extent) {
  let administrator: Staff
  let headers: Record<string, string>
  beforeAll(async () => {
    administrator = await aStaffMember(portal.payload)
    headers = await signedIn(portal, administrator)
  })

  const call = (method: string, path: string, body?: unknown) => portal.call(method, path, body, headers)
  const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort()

  describe('a preference of the admin', () => {
    const path = '/api/payload-preferences/courses-list'
    const save = () => call('POST', path, { value: { limit: 10 } })
    const reset = () => call('DELETE', '/api/payload-preferences?where[key][equals]=courses-list')

    it('is saved while other windows delete it', async () => {
      const [saved, deleted]: [Answer[], Answer[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        const saves = Promise.all([save(), save()])
        deleted.push(...(await Promise.all([call('DELETE', path), call('DELETE', path), reset()])))
        saved.push(...(await saves))
      }
      expect(statuses(saved)).toEqual([200])
      expect(saved.map(({ reply }) => reply.doc.value)).toEqual(saved.map(() => ({ limit: 10 })))
      expect(statuses(deleted).filter((status) => ![200, 404].includes(status))).toEqual([])
    })

    it('is saved if it is deleted at any moment of that', async () => {
      await atEachMoment({ prepare: save, interrupt: () => call('DELETE', path), interrupted: save }, (answers) => {
        expect(answers.interrupted.status).toBe(200)
        expect([200, 404]).toContain(answers.interrupt.status)
      })
    })
  })

  describe.each(['contact-messages', 'staff', 'media', 'books', 'payload-locked-documents'] as const)(
    'one of %s',
    (slug) => {
      const { create, change } = RECORDS[slug]

      it.each(['PATCH', 'DELETE'])('that is deleted at any moment of a %s', async (method) => {
        let path = ''
        const body = method === 'PATCH' ? change : undefined
        const prepare = async () => {
          path = `/api/${slug}/${(await create()).id}`
        }
        const interrupt = async () => {
          if (slug === 'books') await call('PATCH', path, { deletedAt: new Date().toISOString() })
          return call('DELETE', slug === 'books' ? `${path}?trash=true` : path)
        }
        await atEachMoment({ prepare, interrupt, interrupted: () => call(method, path, body) }, async (answers) => {
          expect([200, 404, 409]).toContain(answers.interrupted.status)
          expect([200, 404, ...(INTERRUPTED[slug] ?? [])]).toContain(answers.interrupt.status)
          if (answers.interrupt.status === 200) expect((await call('GET', path)).status, 'created again').toBe(404)
        })
      })
    },
  )

  /** Further answers to a deletion in the middle of another change. */
  const INTERRUPTED: Readonly<Record<string, readonly number[]>> = {
    // A lock has no holder while it is being taken over.
    'payload-locked-documents': [403],
    // Two deletions of staff at once could leave no administrator, so that one of them has to be tried again.
    staff: [409],
  }

  const RECORDS = {
    'contact-messages': {
      create: () => {
        const data = {
          firstName: 'Asha',
          phone: '9100000000',
          comment: 'Please call me.',
          status: 'new',
          attempts: 0,
        } as const
        return portal.payload.create({ collection: 'contact-messages', data })
      },
      change: { status: 'handled' },
    },
    staff: {
      // Of all accounts, only those that were invited and have never signed in are deleted.
      create: async () => {
        const { id } = await aStaffMember(portal.payload, { role: 'store' })
        await updateRow({ payload: portal.payload, collection: 'staff', where: id, data: { invitedBy: 'Asha Rao' } })
        return { id }
      },
      change: { name: 'Nila Bose' },
    },
    media: { create: () => aPicture(portal.payload), change: { alt: 'A field' } },
    books: { create: () => aPublishedBook(portal.payload), change: { author: 'Nila Bose' } },
    'payload-locked-documents': {
      create: async () => {
        const { id } = await aDraftBook(portal.payload)
        const document = { relationTo: 'books', value: id } as const
        const user = { relationTo: 'staff', value: administrator.id } as const
        return portal.payload.create({ collection: 'payload-locked-documents', data: { document, user } })
      },
      change: {},
    },
  }

  /** Runs a request once for each of its database calls, another one before that call, and checks both answers. */
  async function atEachMoment(
    { prepare, interrupt, interrupted }: Interruption,
    check: (answers: Answers) => void | Promise<void>,
  ): Promise<void> {
    for (let moment = 0; ; moment += step) {
      await prepare()
      let answer: Answer | undefined
      const restore = beforeDatabaseCall(moment, async () => {
        answer = await interrupt()
      })
      const interruptedAnswer = await interrupted()
      restore()
      if (answer === undefined) {
        expect(moment, 'moments').toBeGreaterThanOrEqual(Math.max(2, step))
        return
      }
      await check({ interrupt: answer, interrupted: interruptedAnswer })
    }
  }

  /** Statements on SQLite, operations of Payload's adapter on MongoDB. */
  function beforeDatabaseCall(moment: number, run: () => Promise<void>): () => void {
    const sqlite = sqliteOf(portal.payload)
    const target = (sqlite ? sqlite.client : portal.payload.db) as unknown as Calls
    const names = sqlite ? ['execute'] : ['find', 'findOne', 'updateOne', 'deleteOne', 'createVersion', 'deleteMany']
    const originals = names.map((name) => [name, target[name]] as const)
    const restore = () => {
      for (const [name, original] of originals) if (original) target[name] = original
    }
    let calls = 0
    for (const [name, original] of originals) {
      target[name] = async (...args) => {
        if (calls++ === moment) {
          restore()
          await run()
        }
        return original?.apply(target, args)
      }
    }
    onTestFinished(restore)
    return restore
  }
}
