import type { LoadCosts } from '../src/content/index.ts'

/** For pages whose costs a test does not look at. */
export const noCosts: LoadCosts = async () => ({ costs: [], courseFee: { label: 'Tuition fee', days: [] } })
