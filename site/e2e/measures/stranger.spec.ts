import { startMeasuring } from '../steps/measured.ts'
import { applyAndPay, reachForm } from '../steps/stranger.ts'
import { test } from '../steps/visitor.ts'

test('A stranger goes from the home page to a paid application', async ({ page, portal }) => {
  const measurement = await startMeasuring(page)
  await reachForm(page, portal)
  const untilForm = measurement.now()
  await applyAndPay(page, 'BED')
  measurement.report('Home page to paid application', { 'until the form': untilForm })
})
