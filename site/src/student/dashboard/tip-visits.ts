const KEY = 'pravesh-dashboard-visits'
const SHOWN_ON = 2

/** Counts a visit to the dashboard. Returns whether to show the tip, i.e. on the first two visits. (spec 1, 4) */
export function takeTipVisit(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const before = Number(storage.getItem(KEY)) || 0
  if (before >= SHOWN_ON) return false
  storage.setItem(KEY, String(before + 1))
  return true
}
