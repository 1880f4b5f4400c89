/** Who made an entry, and keys that mean something to the portal only. */
const HIDDEN = /^(?:by|key|id|staff|\w*(?:By|ById|StaffId|StaffName))$|^staff(?:Id|Name)$/

/** A stored history for the person whom it concerns: what was done when and why, without who on the staff did it. */
export function withoutStaff(stored: unknown): Record<string, unknown>[] {
  if (!Array.isArray(stored)) return []
  return stored.map((entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([name, value]) => !HIDDEN.test(name) && value !== '')),
  )
}
