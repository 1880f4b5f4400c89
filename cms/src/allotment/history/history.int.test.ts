/** @sqlite-only conditional updates of processes are tested by while-publishing.int.test.ts on both */
import { describe, expect, it } from 'vitest'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { preparedPortal } from '../../../test/prepared-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changesOf } from './record-change.ts'

const portal = startTestPortal()
const { change, stored, units, opened, saveUnits } = preparedPortal(portal)
const history = async () => {
  const changes = await changesOf(portal.payload, await stored())
  return changes.map(({ revision, by, changes: facts }) => ({ revision, by, fields: facts.map(({ field }) => field) }))
}

describe('the history of a merit process', () => {
  it('has who prepared and changed it, the newest first, with what was there before', async () => {
    const process = await opened()
    const before = process.rules.maxChoices
    const rules = { ...process.rules, maxChoices: before + 1 }
    expect((await change('rules', { revision: process.revision, confirmed: false, rules })).status).toBe(200)
    const by = (await history())[0]?.by ?? ''
    expect(by).not.toBe('')
    expect(await history()).toEqual([
      { revision: 5, by, fields: ['rules/maxChoices'] },
      { revision: 4, by, fields: ['state'] },
      { revision: 3, by, fields: ['seats'] },
      { revision: 2, by, fields: ['units/SHAL-HIST', 'units/KANG-HIST'] },
      { revision: 1, by, fields: ['state'] },
    ])
    const [newest] = await changesOf(portal.payload, await stored())
    expect(newest?.changes).toEqual([{ field: 'rules/maxChoices', before, after: before + 1 }])
  })

  it('has nothing of a change that was refused or changed nothing', async () => {
    await saveUnits()
    const known = await history()
    expect((await change('units', { revision: 1, units: [], creditsFee: true })).status).toBe(409)
    expect((await change('units', { revision: 2, units: units(), creditsFee: true })).status).toBe(200)
    expect(await history()).toEqual(known)
  })

  it('has a change whose process was killed before it was recorded, once', async () => {
    for (let nth = 1, died = true; died; nth++) {
      const { revision } = await stored()
      const amount = units().map((unit) => ({ ...unit, amountPaise: nth * 100 }))
      const save = () => change('units', { revision, units: amount, creditsFee: true })
      ;({ died } = await killAtWrite(portal.payload, nth, save))
      const known = await history()
      const last = known[0]
      expect(new Set(known.map((each) => each.revision)).size).toBe(known.length)
      expect(last?.revision).toBe((await stored()).revision)
    }
  })
})
