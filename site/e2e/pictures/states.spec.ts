import { ADMISSIONS, aDraft, anApplicationThatIs } from '../steps/states/admissions.ts'
import { aScene } from '../steps/states/desk.ts'
import { bringTo, SHOWN_STATES } from '../steps/states/owed-states.ts'
import { takeSheets } from '../steps/states/sheets.ts'
import { ADMISSION_SCREENS, SUBJECTS } from '../steps/states/subjects.ts'
import { test } from '../steps/visitor.ts'

for (const [name, start] of Object.entries(SUBJECTS)) {
  for (const state of SHOWN_STATES) {
    test(`${name}: ${state}`, async ({ browser, page, portal }, info) => {
      const scene = await aScene({ browser, page, portal })
      const { paymentPage, screens } = await start(scene, state)
      if (paymentPage !== null) await bringTo(scene, paymentPage, state)
      await takeSheets(scene, screens, info)
      await scene.desk.context().close()
    })
  }
}

for (const [state, steps] of Object.entries(ADMISSIONS)) {
  test(`admission: ${state}`, async ({ browser, page, portal }, info) => {
    const scene = await aScene({ browser, page, portal })
    const id = await anApplicationThatIs(scene, steps)
    const record = { name: 'applications', path: `/admin/collections/applications/${id}`, forStaff: true }
    await takeSheets(scene, [...ADMISSION_SCREENS, record], info)
    await scene.desk.context().close()
  })
}

test('admission: draft', async ({ browser, page, portal }, info) => {
  const scene = await aScene({ browser, page, portal })
  await aDraft(scene)
  await takeSheets(scene, ADMISSION_SCREENS, info)
  await scene.desk.context().close()
})
