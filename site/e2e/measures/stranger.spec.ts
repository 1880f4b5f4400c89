import { slowDown } from '../../../scripts/lib/slow-phone.ts'
import { countEffort } from '../steps/effort.ts'
import { applyAndPay, reachForm } from '../steps/stranger.ts'
import { test } from '../steps/visitor.ts'
import { timeWaits } from '../steps/waits.ts'

// The bench reads the annotation.
test('A stranger on a slow phone goes from the home page to a paid application', async ({ page, portal }) => {
  const effort = await countEffort(page)
  const waits = await timeWaits(page)
  await slowDown(page)
  await reachForm(page, portal)
  const untilForm = { ...effort, ms: waits.ms }
  await applyAndPay(page, 'BED')
  waits.end()
  test.info().annotations.push({
    type: 'journey',
    description: JSON.stringify({ all: { ...effort, ms: waits.ms }, untilForm }),
  })
})
