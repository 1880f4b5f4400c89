import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { askRight } from '../../src/rights/ask/ask-right.ts'
import { saveNominee } from '../../src/rights/nominees/nominee.ts'

/** Three requests about rights and three nominated persons. */
export async function sealedRights(payload: Payload): Promise<void> {
  const now = new Date()
  for (let asked = 0; asked < 3; asked++) {
    const student = { id: randomUUID(), language: null }
    await askRight({ payload, student, kind: 'access', text: 'Show me everything.', now })
    const nominee = { name: 'RINA DAS', email: 'rina@example.in', phone: '9830012345' }
    await saveNominee({ payload, studentId: student.id, nominee, now })
  }
}
